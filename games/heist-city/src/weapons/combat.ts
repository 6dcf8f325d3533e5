import { hits } from '../dice/dice.ts';
import type { View } from '../state/state.ts';
import type { AttackResult, CombatResult, DiceRollResult } from '../state/types.ts';
import { applyStateTransitions } from '../stealth/stateTransitions.ts';
import { woundsOf } from '../units/stats.ts';
import { isNpc } from '../units/units.ts';
import { attackDamage } from './damage.ts';
import { resolveDefenseSave } from './save.ts';
import { type Attack, declareAttack, targetNumber } from './targetNumber.ts';
import { applyDamage, hasFallen } from './wounds.ts';

/** Resolves the first roll of a ranged attack made now: with a gun, or a thrown melee weapon. R 9.2 */
export function resolveRangedAttack(
  state: View,
  attacker: number,
  target: number,
  weaponId: string,
  roll: DiceRollResult,
): AttackResult {
  return resolveAttackRoll(state, declareAttack(state, attacker, target, weaponId, 'ranged'), roll);
}

/** Resolves the first roll of a melee attack made now. R 9.2 */
export function resolveMeleeAttack(
  state: View,
  attacker: number,
  target: number,
  weaponId: string,
  roll: DiceRollResult,
): AttackResult {
  return resolveAttackRoll(state, declareAttack(state, attacker, target, weaponId, 'melee'), roll);
}

/** Resolves a roll of an attack action, counted from 0: whether it hits, and its damage. R 9.2 (a), (b) and (d) */
export function resolveAttackRoll(state: View, attack: Attack, roll: DiceRollResult, index = 0): AttackResult {
  const number = targetNumber(state, attack, index);
  const hit = hits(number, roll.total, state);
  return {
    hit,
    roll,
    targetNumber: number,
    damage: hit ? attackDamage(state, attack) : 0,
    weaponId: attack.weapon,
    attackerState: attack.stance,
  };
}

/** Resolves one roll at a unit with its save, and returns the target's new state without applying it. R 9.2 */
export function resolveExchange(
  state: View,
  attack: Attack,
  attackRoll: DiceRollResult,
  saveRoll: DiceRollResult,
  index = 0,
): CombatResult {
  const result = resolveAttackRoll(state, attack, attackRoll, index);
  const defender = { unit: attack.target, stance: attack.targetStance, cover: attack.cover };
  const defense = result.hit ? resolveDefenseSave(state, defender, result.damage, saveRoll) : null;
  return { attack: result, defense, ...targetAfter(state, attack, defense?.finalDamage ?? null) };
}

type TargetAfter = Pick<CombatResult, 'targetWoundsAfter' | 'targetStateAfter' | 'targetDowned'>;

function targetAfter(state: View, { target, kind }: Attack, finalDamage: number | null): TargetAfter {
  if (isNpc(target)) {
    const wounds = woundsOf(state, target);
    const left = Math.max(0, wounds - (finalDamage ?? 0));
    return { targetWoundsAfter: left, targetStateAfter: null, targetDowned: left === 0 };
  }
  const before = state.characters[target]!;
  if (finalDamage === null)
    return { targetWoundsAfter: before.wounds, targetStateAfter: before.stance, targetDowned: false };
  const struck = kind === 'melee' ? applyStateTransitions(before, 'melee-hit', undefined, state) : before;
  const { updatedTarget } = applyDamage(struck, finalDamage, state);
  return {
    targetWoundsAfter: updatedTarget.wounds,
    targetStateAfter: updatedTarget.stance,
    targetDowned: hasFallen(struck, updatedTarget),
  };
}
