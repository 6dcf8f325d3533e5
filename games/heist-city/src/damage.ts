import type { Message, Reason } from '@tessera/kernel';
import { actionOf, itemOf, npcStats } from './content/index.ts';
import type { View } from './state.ts';
import { damageModifier } from './stateTransitions.ts';
import { isUndamaged } from './stats.ts';
import type { Attack } from './targetNumber.ts';
import { FIRST_NPC, isNpc } from './units.ts';

/** What a hit does before the save. R 9.4; blasts and splashes do what the weapon does, R 9.6 */
export function attackDamage(state: View, attack: Attack): number {
  return (
    weaponDamage(state, attack) + stanceDamage(attack, attack.kind !== 'blast' && isUndamaged(state, attack.target))
  );
}

/** What a hit does once the target has lost its first wound. */
export function laterDamage(state: View, attack: Attack): number {
  return weaponDamage(state, attack) + stanceDamage(attack, false);
}

/** Where that damage comes from. */
export function attackDamageReasons(state: View, attack: Attack): Reason[] {
  const reasons: Reason[] = [{ ...damageSource(attack), value: weaponDamage(state, attack) }];
  const extra = attackDamage(state, attack) - weaponDamage(state, attack);
  if (extra !== 0) reasons.push({ code: 'attacker-stance', params: { stance: attack.stance }, value: extra });
  return reasons;
}

/** What the weapon alone does, or the NPC with whatever it has. */
export function weaponDamage(state: View, { attacker, weapon }: Pick<Attack, 'attacker' | 'weapon'>): number {
  if (isNpc(attacker)) return npcStats(state.npcs[attacker - FIRST_NPC]!.kind, state.variants).damage;
  const item = itemOf(weapon);
  return item.type === 'tool' ? 0 : item.damage;
}

/** What a character shrugs off of every hit: All Eyes On Me. R 13 */
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
