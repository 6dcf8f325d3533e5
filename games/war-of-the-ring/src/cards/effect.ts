import { unknownTag } from '@tessera/rules';
import * as z from 'zod';
import type { StandingEffectKind as EffectRules } from '../effect.ts';
import type { State } from '../state.ts';
import type { Attempt } from './effectKind.ts';
import { activate } from './effects/activate.ts';
import { advance } from './effects/advance.ts';
import { armyAction } from './effects/armyAction.ts';
import { assault } from './effects/assault.ts';
import { breaking } from './effects/breaking.ts';
import { type Choose, choose } from './effects/choose.ts';
import { clearTable } from './effects/clearTable.ts';
import { companionsMove } from './effects/companionsMove.ts';
import { corruption } from './effects/corruption.ts';
import { corruptionRoll } from './effects/corruptionRoll.ts';
import { diceToHunt } from './effects/diceToHunt.ts';
import { draw } from './effects/draw.ts';
import { drift } from './effects/drift.ts';
import { fellowshipStep } from './effects/fellowshipStep.ts';
import { fly } from './effects/fly.ts';
import { freeCard } from './effects/freeCard.ts';
import { hits } from './effects/hits.ts';
import { huntDraw } from './effects/huntDraw.ts';
import { huntRoll } from './effects/huntRoll.ts';
import { huntTile } from './effects/huntTile.ts';
import { journey } from './effects/journey.ts';
import { landing } from './effects/landing.ts';
import { loseDice } from './effects/loseDice.ts';
import { loseLeader } from './effects/loseLeader.ts';
import { lure } from './effects/lure.ts';
import { march } from './effects/march.ts';
import { promote } from './effects/promote.ts';
import { rally } from './effects/rally.ts';
import { recruit } from './effects/recruit.ts';
import { relief } from './effects/relief.ts';
import { reveal } from './effects/reveal.ts';
import { ride } from './effects/ride.ts';
import { rout } from './effects/rout.ts';
import { send } from './effects/send.ts';
import { separate } from './effects/separate.ts';
import { setBack } from './effects/setBack.ts';
import { stormAshore } from './effects/stormAshore.ts';
import { strikeNazgul } from './effects/strikeNazgul.ts';
import { tileChallenge } from './effects/tileChallenge.ts';
import { toWar } from './effects/toWar.ts';
import { turnDie } from './effects/turnDie.ts';
import { uprising } from './effects/uprising.ts';
import { type When, when } from './effects/when.ts';
import { withering } from './effects/withering.ts';
import type { Describer, Reference } from './kind.ts';

const plainKinds = {
  activate,
  advance,
  'army-action': armyAction,
  assault,
  breaking,
  'clear-table': clearTable,
  'companions-move': companionsMove,
  corruption,
  'corruption-roll': corruptionRoll,
  'dice-to-hunt': diceToHunt,
  draw,
  drift,
  'fellowship-step': fellowshipStep,
  fly,
  'free-card': freeCard,
  hits,
  'hunt-draw': huntDraw,
  'hunt-roll': huntRoll,
  'hunt-tile': huntTile,
  journey,
  landing,
  'lose-dice': loseDice,
  'lose-leader': loseLeader,
  lure,
  march,
  promote,
  rally,
  recruit,
  relief,
  reveal,
  ride,
  rout,
  send,
  separate,
  'set-back': setBack,
  'storm-ashore': stormAshore,
  'strike-nazgul': strikeNazgul,
  'tile-challenge': tileChallenge,
  'to-war': toWar,
  'turn-die': turnDie,
  uprising,
  withering,
} as const;

/** Kinds of effect by the value of `type`. A new kind is a file and an entry here. */
export const effectKinds = { ...plainKinds, choose, when } as const;

type PlainEffect = {
  readonly [Type in keyof typeof plainKinds]: Readonly<z.output<(typeof plainKinds)[Type]['schema']>>;
}[keyof typeof plainKinds];

/** One effect of an event card. */
export type Effect = PlainEffect | Choose | When;

const [first, ...others] = Object.values(effectKinds).map(({ schema }) => schema);

/** Schema of an effect; an unknown type is `E_UNKNOWN_EFFECT`, with the nearest name. */
export const effect: z.ZodType<Effect> = z.discriminatedUnion('type', [first!, ...others], {
  error: unknownTag('E_UNKNOWN_EFFECT'),
});

/**
 * Kind without its type parameter: every effect is passed to its own kind. Methods, so that all kinds are assignable.
 */
interface AnyKind extends Omit<EffectRules<Effect>, 'can'> {
  describe(effect: Effect, tell: Describer): string;
  problem?(effect: Effect): string | undefined;
  references?(effect: Effect): readonly Reference[];
  can(state: State, effect: Effect, attempt: Attempt): boolean;
}

export function effectKindOf(effect: Effect): AnyKind {
  return effectKinds[effect.type];
}
