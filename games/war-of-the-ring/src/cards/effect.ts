import * as z from 'zod';
import { anyOf, type Describer, type RecordOf, type WordedRules } from '../deck/kind.ts';
import type { EffectRules } from './effectKind.ts';
import { armyAction } from './effects/armies/armyAction.ts';
import { assault } from './effects/armies/assault.ts';
import { hits } from './effects/armies/hits.ts';
import { landing } from './effects/armies/landing.ts';
import { loseLeader } from './effects/armies/loseLeader.ts';
import { march } from './effects/armies/march.ts';
import { promote } from './effects/armies/promote.ts';
import { recruit } from './effects/armies/recruit.ts';
import { relief } from './effects/armies/relief.ts';
import { rout } from './effects/armies/rout.ts';
import { stormAshore } from './effects/armies/stormAshore.ts';
import { strikeNazgul } from './effects/armies/strikeNazgul.ts';
import { uprising } from './effects/armies/uprising.ts';
import { withering } from './effects/armies/withering.ts';
import { type Choose, chooseKind } from './effects/branches/choose.ts';
import type { InnerEffects } from './effects/branches/innerEffects.ts';
import { type When, whenKind } from './effects/branches/when.ts';
import { clearTable } from './effects/cards/clearTable.ts';
import { draw } from './effects/cards/draw.ts';
import { freeCard } from './effects/cards/freeCard.ts';
import { companionsMove } from './effects/characters/companionsMove.ts';
import { fly } from './effects/characters/fly.ts';
import { journey } from './effects/characters/journey.ts';
import { ride } from './effects/characters/ride.ts';
import { send } from './effects/characters/send.ts';
import { separate } from './effects/characters/separate.ts';
import { diceToHunt } from './effects/dice/diceToHunt.ts';
import { loseDice } from './effects/dice/loseDice.ts';
import { turnDie } from './effects/dice/turnDie.ts';
import { breaking } from './effects/fellowship/breaking.ts';
import { corruption } from './effects/fellowship/corruption.ts';
import { corruptionRoll } from './effects/fellowship/corruptionRoll.ts';
import { drift } from './effects/fellowship/drift.ts';
import { fellowshipStep } from './effects/fellowship/fellowshipStep.ts';
import { huntDraw } from './effects/fellowship/huntDraw.ts';
import { huntRoll } from './effects/fellowship/huntRoll.ts';
import { huntTile } from './effects/fellowship/huntTile.ts';
import { lure } from './effects/fellowship/lure.ts';
import { reveal } from './effects/fellowship/reveal.ts';
import { tileChallenge } from './effects/fellowship/tileChallenge.ts';
import { activate } from './effects/politics/activate.ts';
import { advance } from './effects/politics/advance.ts';
import { rally } from './effects/politics/rally.ts';
import { setBack } from './effects/politics/setBack.ts';
import { toWar } from './effects/politics/toWar.ts';

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

type PlainEffect = RecordOf<typeof plainKinds>;

/** One effect of an event card. */
export type Effect = PlainEffect | Choose<Effect> | When<Effect>;

/** Effects contain effects: the combined schema is looked up when one is read. */
const inner: InnerEffects<Effect> = {
  schema: z
    .array(z.lazy(() => effect))
    .min(1)
    .max(6),
  describe: effectsText,
};

/** Kinds of effect by the value of `type`. A new kind is a file and an entry here. */
export const effectKinds = { ...plainKinds, choose: chooseKind(inner), when: whenKind(inner) } as const;

/** Schema of an effect; an unknown type is `E_UNKNOWN_EFFECT`, with the nearest name. */
export const effect: z.ZodType<Effect> = anyOf(effectKinds, 'E_UNKNOWN_EFFECT');

/**
 * Kind without its type parameter: every effect is passed to its own kind. Methods, so that all kinds are assignable.
 */
interface AnyKind extends WordedRules<Effect>, EffectRules<Effect, Effect> {}

export function effectKindOf(effect: Effect): AnyKind {
  return effectKinds[effect.type];
}

/** Returns effects in order, as one text. */
export function effectsText(effects: readonly Effect[], t: Describer): string {
  return effects.map((effect) => effectKindOf(effect).describe(effect, t)).join('; ');
}
