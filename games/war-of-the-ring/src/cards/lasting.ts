import { unknownTag } from '@tessera/rules';
import * as z from 'zod';
import type { Describer, Reference } from './kind.ts';
import { casualtyDiscard } from './lasting/casualtyDiscard.ts';
import { closed } from './lasting/closed.ts';
import { combatFromTable } from './lasting/combatFromTable.ts';
import { diceSpared } from './lasting/diceSpared.ts';
import { eventDraw } from './lasting/eventDraw.ts';
import { huntBonus } from './lasting/huntBonus.ts';
import { noCombatCards } from './lasting/noCombatCards.ts';
import { noMusterAdvance } from './lasting/noMusterAdvance.ts';
import { pathTile } from './lasting/pathTile.ts';
import { reduceDamage } from './lasting/reduceDamage.ts';
import { replaceTile } from './lasting/replaceTile.ts';
import { sleepingNation } from './lasting/sleepingNation.ts';
import { stopDraw } from './lasting/stopDraw.ts';

/** Every kind of lasting effect, by the word that stands in `type`. A new kind is a file and a line here. */
export const lastingKinds = {
  'casualty-discard': casualtyDiscard,
  closed,
  'combat-from-table': combatFromTable,
  'dice-spared': diceSpared,
  'event-draw': eventDraw,
  'hunt-bonus': huntBonus,
  'no-combat-cards': noCombatCards,
  'no-muster-advance': noMusterAdvance,
  'path-tile': pathTile,
  'reduce-damage': reduceDamage,
  'replace-tile': replaceTile,
  'sleeping-nation': sleepingNation,
  'stop-draw': stopDraw,
} as const;

export type LastingType = keyof typeof lastingKinds;

/** What a card does while it lies on the table. */
export type Lasting = {
  readonly [Type in LastingType]: Readonly<z.output<(typeof lastingKinds)[Type]['schema']>>;
}[LastingType];
export type LastingOf<Type extends LastingType> = Extract<Lasting, { type: Type }>;

const [first, ...others] = Object.values(lastingKinds).map(({ schema }) => schema);

/** The schema of a lasting effect; a type that no kind has is `E_UNKNOWN_LASTING`, with the nearest name. */
export const lasting: z.ZodType<Lasting> = z.discriminatedUnion('type', [first!, ...others], {
  error: unknownTag('E_UNKNOWN_LASTING'),
});

/** A kind as the rest sees it. Methods, so that all kinds fit. */
interface AnyKind {
  describe(lasting: Lasting, tell: Describer): string;
  problem?(lasting: Lasting): string | undefined;
  references?(lasting: Lasting): readonly Reference[];
}

export function lastingKindOf(lasting: Lasting): AnyKind {
  return lastingKinds[lasting.type];
}
