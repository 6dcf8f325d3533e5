import { damageSpread, expectedSuccessMargin, pHit, pSave, residual } from '../dice/dice.ts';
import type { View } from '../state/state.ts';
import { hasVariant, type Rules } from '../state/variants.ts';
import { woundsOf } from '../units/stats.ts';
import { attackDamage, damageReduction, laterDamage } from '../weapons/damage.ts';
import { saveNeeds } from '../weapons/save.ts';
import { type Attack, rollsOf, targetNumber } from '../weapons/targetNumber.ts';

/** Returns the mean damage of one roll of an attack after saves. R 18.7 */
export function expectedDamage(state: View, attack: Attack, index = 0): number {
  const { target, targetStance, cover } = attack;
  const damage = Math.max(0, attackDamage(state, attack) - damageReduction(state, target));
  const needed = saveNeeds(state, target, targetStance, cover);
  const hit = pHit(targetNumber(state, attack, index), state);
  if (!hasVariant(state, 'ev-linear')) return hit * residual(damage, needed, state);
  return hit * (damage - pSave(needed, state) * (1 + expectedSuccessMargin(needed)));
}

/**
 * Returns the damage of the whole action as if every roll were the first: fast, and accurate enough for comparisons. R
 * 18.8
 */
export function expectedActionDamage(state: View, attack: Attack, rolls = rollsOf(state, attack)): number {
  if (!hasVariant(state, 'repeat-per-roll')) return rolls * expectedDamage(state, attack);
  let sum = 0;
  for (let index = 0; index < rolls; index++) sum += expectedDamage(state, attack, index);
  return sum;
}

/** Exact odds of an attack action. */
export interface ActionOdds {
  /** Mean wounds the target loses, at most its remaining ones. */
  readonly damage: number;
  /** Probability that it falls: to 0 wounds, or from 0 to Unconscious. */
  readonly fall: number;
}

/**
 * Computes the odds roll by roll over the target's remaining wounds. A Hidden attacker's first wound is deeper, and
 * further rolls are lost once the target falls. R 18.8, 9.1
 */
export function actionOdds(state: View, attack: Attack, rolls = rollsOf(state, attack)): ActionOdds {
  const { target, targetStance, cover } = attack;
  const needed = saveNeeds(state, target, targetStance, cover);
  const reduction = damageReduction(state, target);
  const spreads = damagesByWounds(state, attack).map((damage) => damageSpread(damage - reduction, needed, state));
  const odds = { damage: 0, fall: 0 };
  let left = new Float64Array(spreads.length);
  left[spreads.length - 1] = 1;
  for (let index = 0; index < rolls; index++) {
    left = afterRoll(left, pHit(targetNumber(state, attack, index), state), spreads, odds, state);
  }
  return odds;
}

/** Returns the damage of a hit by the target's remaining wounds: more only while it is undamaged. */
function damagesByWounds(state: View, attack: Attack): number[] {
  const wounds = woundsOf(state, attack.target);
  const later = laterDamage(state, attack);
  const damages = new Array<number>(wounds + 1).fill(later);
  damages[wounds] = attackDamage(state, attack);
  return damages;
}

/** Advances the probabilities of each number of wounds by one roll, and adds up the falls. */
function afterRoll(
  left: Float64Array<ArrayBuffer>,
  hit: number,
  spreads: readonly (readonly number[])[],
  odds: { damage: number; fall: number },
  rules: Rules,
): Float64Array<ArrayBuffer> {
  const after = left.map((chance) => chance * (1 - hit));
  for (let wounds = 0; wounds < left.length; wounds++) {
    if (left[wounds] === 0) continue;
    for (const [final, count] of spreads[wounds]!.entries()) {
      const chance = (left[wounds]! * hit * count) / 36;
      const isFelled = wounds === 0 ? final > 0 || hasVariant(rules, 'stunned-any-hit') : final >= wounds;
      odds.damage += chance * Math.min(final, wounds);
      if (isFelled) odds.fall += chance;
      else after[wounds - final]! += chance;
    }
  }
  return after;
}
