import type { Reason } from '@tessera/kernel';
import { stanceOf } from '../content/index.ts';
import { preventedDamage } from '../dice/dice.ts';
import type { Stance, View } from '../state/state.ts';
import type { DefenseResult, DiceRollResult } from '../state/types.ts';
import { hasVariant, type Rules } from '../state/variants.ts';
import { statOf, statReasons } from '../units/stats.ts';
import { isNpc } from '../units/units.ts';
import { damageReduction } from './damage.ts';

/** Unit about to save, with its state at the start of the attack action. R 9.7 */
export interface Defender {
  readonly unit: number;
  readonly stance: Stance;
  readonly cover: boolean;
}

/** Bonus of cover to the roll. R 4.6 */
const COVER = 1;

/** Resolves a save from given dice, with the remaining damage. R 10.1 to 10.3 */
export function resolveDefenseSave(
  state: View,
  defender: Defender,
  incomingDamage: number,
  roll: DiceRollResult,
): DefenseResult {
  const targetNumber = saveNeeds(state, defender.unit, defender.stance, defender.cover);
  const damageReduced = preventedDamage(targetNumber, roll.total, state);
  const finalDamage = Math.max(0, incomingDamage - damageReduced - damageReduction(state, defender.unit));
  return { saved: damageReduced > 0, roll, targetNumber, damageReduced, finalDamage };
}

/** Returns the dice total that a save needs. R 18.4 */
export function saveNeeds(state: View, unit: number, stance: Stance, cover: boolean): number {
  return statOf(state, unit, 'D') - stanceSave(state, unit, stance) - (cover ? COVER : 0);
}

/** Returns the parts of that total; a bonus to the roll is listed as a reduction. */
export function saveReasons(state: View, { unit, stance, cover }: Defender): Reason[] {
  const reasons = statReasons(state, unit, 'D');
  const bonus = stanceSave(state, unit, stance);
  if (bonus !== 0) reasons.push({ code: 'target-stance', params: { stance }, value: -bonus });
  if (cover) reasons.push({ code: 'cover', value: -COVER });
  return reasons;
}

function stanceSave(rules: Rules, unit: number, stance: Stance): number {
  if (isNpc(unit) || (stance === 'overt' && hasVariant(rules, 'overt-no-bonus'))) return 0;
  return stanceOf(stance).modifiers.save;
}
