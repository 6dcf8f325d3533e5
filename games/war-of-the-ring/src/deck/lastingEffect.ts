import type * as z from 'zod';
import { anyOf, type RecordOf, type WordedRules } from './kind.ts';
import { activationOnly } from './lasting/activationOnly.ts';
import { casualtyDiscard } from './lasting/casualtyDiscard.ts';
import { combatFromTable } from './lasting/combatFromTable.ts';
import { dieAside } from './lasting/dieAside.ts';
import { drawAfterEvent } from './lasting/drawAfterEvent.ts';
import { huntBonus } from './lasting/huntBonus.ts';
import { noCombatCards } from './lasting/noCombatCards.ts';
import { noEntry } from './lasting/noEntry.ts';
import { noMusterAdvance } from './lasting/noMusterAdvance.ts';
import { noTile } from './lasting/noTile.ts';
import { pathTile } from './lasting/pathTile.ts';
import { redraw } from './lasting/redraw.ts';
import { reduce } from './lasting/reduce.ts';
import type { StandingEffect } from './lastingKind.ts';

/**
 * Kinds of lasting effect by the value of `type`; the rules ask for all of them. A new kind is a file and an entry
 * here.
 */
export const lastingKinds = {
  'activation-only': activationOnly,
  'casualty-discard': casualtyDiscard,
  'combat-from-table': combatFromTable,
  'die-aside': dieAside,
  'draw-after-event': drawAfterEvent,
  'hunt-bonus': huntBonus,
  'no-combat-cards': noCombatCards,
  'no-entry': noEntry,
  'no-muster-advance': noMusterAdvance,
  'no-tile': noTile,
  'path-tile': pathTile,
  redraw,
  reduce,
} as const;

export type LastingType = keyof typeof lastingKinds;

/** Effect of a card while it lies on the table. */
export type LastingEffect = RecordOf<typeof lastingKinds>;

/** Schema of a lasting effect; an unknown type is `E_UNKNOWN_LASTING`, with the nearest name. */
export const lastingEffect: z.ZodType<LastingEffect> = anyOf(lastingKinds, 'E_UNKNOWN_LASTING');

/** Kind without its type parameter. Methods, so that all kinds are assignable. */
interface AnyKind extends WordedRules<LastingEffect> {
  standing?(lasting: LastingEffect): Partial<Omit<StandingEffect, 'card'>>;
}

export function lastingKindOf(lasting: LastingEffect): AnyKind {
  return lastingKinds[lasting.type];
}
