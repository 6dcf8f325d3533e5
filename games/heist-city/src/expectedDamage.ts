import { attackDamage, damageReduction, laterDamage } from './damage.ts';
import { damageSpread, expectedSuccessMargin, pHit, pSave, residual } from './dice.ts';
import { saveNeeds } from './save.ts';
import type { View } from './state.ts';
import { woundsOf } from './stats.ts';
import { type Attack, rollsOf, targetNumber } from './targetNumber.ts';
import { hasVariant, type Rules } from './variants.ts';

/** The damage that one roll of an attack does on average, saves and all. R 18.7 */
export function expectedDamage(state: View, attack: Attack, index = 0): number {
  const { target, targetStance, cover } = attack;
  const damage = Math.max(0, attackDamage(state, attack) - damageReduction(state, target));
  const needed = saveNeeds(state, target, targetStance, cover);
  const hit = pHit(targetNumber(state, attack, index), state);
  if (!hasVariant(state, 'ev-linear')) return hit * residual(damage, needed, state);
  return hit * (damage - pSave(needed, state) * (1 + expectedSuccessMargin(needed)));
}

/** The damage of the whole action as if every roll were the first: quick, and close enough for comparing. R 18.8 */
export function expectedActionDamage(state: View, attack: Attack, rolls = rollsOf(state, attack)): number {
  if (!hasVariant(state, 'repeat-per-roll')) return rolls * expectedDamage(state, attack);
  let sum = 0;
  for (let index = 0; index < rolls; index++) sum += expectedDamage(state, attack, index);
  return sum;
}

/** What an attack action is good for, exactly. */
export interface ActionOdds {
  /** Wounds the target loses on average: never more than it has. */
  readonly damage: number;
  /** The chance that it falls: to 0 wounds, or from 0 to Unconscious. */
  readonly fall: number;
}

/**
 * Walks the action roll by roll over the wounds the target may have left: a first wound is deeper when somebody Hidden
 * makes it, and the rest of the rolls are lost once the target falls. R 18.8, 9.1
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

/** What a hit does, by the wounds the target has left: more only while it has all of them. */
function damagesByWounds(state: View, attack: Attack): number[] {
  const wounds = woundsOf(state, attack.target);
  const later = laterDamage(state, attack);
  const damages = new Array<number>(wounds + 1).fill(later);
  damages[wounds] = attackDamage(state, attack);
  return damages;
}

/** Moves the chances of each number of wounds on by one roll, and books what falls. */
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
