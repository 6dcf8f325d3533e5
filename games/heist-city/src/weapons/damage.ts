import type { Message, Reason } from '@tessera/kernel';
import { actionOf, itemOf, npcStats } from '../content/index.ts';
import type { View } from '../state/state.ts';
import { damageModifier } from '../stealth/stateTransitions.ts';
import { isUndamaged } from '../units/stats.ts';
import { FIRST_NPC, isNpc } from '../units/units.ts';
import type { Attack } from './targetNumber.ts';

/** Returns the damage of a hit before the save. R 9.4; blasts and splashes do the damage of the weapon, R 9.6 */
export function attackDamage(state: View, attack: Attack): number {
  return (
    weaponDamage(state, attack) + stanceDamage(attack, attack.kind !== 'blast' && isUndamaged(state, attack.target))
  );
}

/** Returns the damage of a hit after the target has lost its first wound. */
export function laterDamage(state: View, attack: Attack): number {
  return weaponDamage(state, attack) + stanceDamage(attack, false);
}

/** Returns the parts of that damage. */
export function attackDamageReasons(state: View, attack: Attack): Reason[] {
  const reasons: Reason[] = [{ ...damageSource(attack), value: weaponDamage(state, attack) }];
  const extra = attackDamage(state, attack) - weaponDamage(state, attack);
  if (extra !== 0) reasons.push({ code: 'attacker-stance', params: { stance: attack.stance }, value: extra });
  return reasons;
}

/** Returns the damage of the weapon alone, or of the NPC. */
export function weaponDamage(state: View, { attacker, weapon }: Pick<Attack, 'attacker' | 'weapon'>): number {
  if (isNpc(attacker)) return npcStats(state.npcs[attacker - FIRST_NPC]!.kind, state.variants).damage;
  const item = itemOf(weapon);
  return item.type === 'tool' ? 0 : item.damage;
}

/** Returns the reduction of every hit on a character: All Eyes On Me. R 13 */
export function damageReduction(state: View, unit: number): number {
  if (isNpc(unit) || !state.characters[unit]!.allEyes) return 0;
  return actionOf('all-eyes-on-me').damageReduction ?? 0;
}

function stanceDamage({ attacker, stance, kind }: Attack, isFirstWound: boolean): number {
  return isNpc(attacker) ? 0 : damageModifier(stance, kind === 'melee', isFirstWound);
}

function damageSource({ attacker, weapon }: Attack): Message {
  return isNpc(attacker) ? { code: 'npc-damage' } : { code: 'item', params: { item: weapon } };
}
