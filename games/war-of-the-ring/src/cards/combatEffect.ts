import { unknownTag } from '@tessera/rules';
import * as z from 'zod';
import type { Describer, Reference } from '../deck/kind.ts';
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

type CombatEffectType = keyof typeof combatEffectKinds;

/** One effect of a combat card. */
export type CombatEffect = {
  readonly [Type in CombatEffectType]: Readonly<z.output<(typeof combatEffectKinds)[Type]['schema']>>;
}[CombatEffectType];

const [first, ...others] = Object.values(combatEffectKinds).map(({ schema }) => schema);

/** Schema of a combat effect; an unknown type is `E_UNKNOWN_COMBAT_EFFECT`, with the nearest name. */
export const combatEffect: z.ZodType<CombatEffect> = z.discriminatedUnion('type', [first!, ...others], {
  error: unknownTag('E_UNKNOWN_COMBAT_EFFECT'),
});

/** Kind without its type parameter. Methods, so that all kinds are assignable. */
interface AnyKind extends CombatRules<CombatEffect> {
  describe(combatEffect: CombatEffect, tell: Describer): string;
  problem?(combatEffect: CombatEffect): string | undefined;
  references?(combatEffect: CombatEffect): readonly Reference[];
}

export function combatEffectKindOf(combatEffect: CombatEffect): AnyKind {
  return combatEffectKinds[combatEffect.type];
}
