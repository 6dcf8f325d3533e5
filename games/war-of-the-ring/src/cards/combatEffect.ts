import type * as z from 'zod';
import { anyOf, type RecordOf, type WordedRules } from '../deck/kind.ts';
import { cancel } from './combat/cancel.ts';
import { cancelHits } from './combat/cancelHits.ts';
import { diceBonus } from './combat/diceBonus.ts';
import { diceLimit } from './combat/diceLimit.ts';
import { extraAttack } from './combat/extraAttack.ts';
import { extraHits } from './combat/extraHits.ts';
import { fewerDice } from './combat/fewerDice.ts';
import { mute } from './combat/mute.ts';
import { noReroll } from './combat/noReroll.ts';
import { onesHit } from './combat/onesHit.ts';
import { outnumber } from './combat/outnumber.ts';
import { sacrifice } from './combat/sacrifice.ts';
import { selfWound } from './combat/selfWound.ts';
import { slay } from './combat/slay.ts';
import { slipAway } from './combat/slipAway.ts';
import { turnMisses } from './combat/turnMisses.ts';
import { upperHand } from './combat/upperHand.ts';
import type { CombatRules } from './combatKind.ts';

/** Kinds of combat effect by the value of `type`. A new kind is a file and an entry here. */
export const combatEffectKinds = {
  cancel,
  'cancel-hits': cancelHits,
  'dice-bonus': diceBonus,
  'dice-limit': diceLimit,
  'extra-attack': extraAttack,
  'extra-hits': extraHits,
  'fewer-dice': fewerDice,
  mute,
  'no-reroll': noReroll,
  'ones-hit': onesHit,
  outnumber,
  sacrifice,
  'self-wound': selfWound,
  slay,
  'slip-away': slipAway,
  'turn-misses': turnMisses,
  'upper-hand': upperHand,
} as const;

/** One effect of a combat card. */
export type CombatEffect = RecordOf<typeof combatEffectKinds>;

/** Schema of a combat effect; an unknown type is `E_UNKNOWN_COMBAT_EFFECT`, with the nearest name. */
export const combatEffect: z.ZodType<CombatEffect> = anyOf(combatEffectKinds, 'E_UNKNOWN_COMBAT_EFFECT');

/** Kind without its type parameter. Methods, so that all kinds are assignable. */
interface AnyKind extends WordedRules<CombatEffect>, CombatRules<CombatEffect> {}

export function combatEffectKindOf(combatEffect: CombatEffect): AnyKind {
  return combatEffectKinds[combatEffect.type];
}
