import type { Character, State } from '../state/state.ts';
import { DEFAULT, hasVariant, type Rules } from '../state/variants.ts';
import { changeStance, getStateTransition } from '../stealth/stateTransitions.ts';
import { letGo } from '../units/inventory.ts';
import { score } from '../units/score.ts';
import { areEnemies, FIRST_NPC, isNpc } from '../units/units.ts';

/** Effect of damage on a unit. */
export type Fall = 'none' | 'hurt' | 'stunned' | 'unconscious' | 'removed';

type Wounded = Pick<Character, 'stance' | 'wounds' | 'downs'>;

/** Returns the character after damage, as a copy. `vpAwarded`: an enemy attacker scores. R 10.4 to 10.11 */
export function applyDamage<C extends Wounded>(
  character: C,
  finalDamage: number,
  rules: Rules = DEFAULT,
): { updatedTarget: C; stateChanged: boolean; vpAwarded: boolean } {
  const updatedTarget = { ...character };
  wound(updatedTarget, finalDamage, rules);
  return {
    updatedTarget,
    stateChanged: updatedTarget.stance !== character.stance,
    vpAwarded: isScoringFall(character, updatedTarget, rules),
  };
}

/**
 * Applies the damage left after save and reduction, with its consequences: the unit falls and drops found things, and
 * the attacking character (`by`, any unit or -1) scores.
 */
export function woundUnit(state: State, unit: number, finalDamage: number, by: number): Fall {
  if (isNpc(unit)) return woundNpc(state, unit, finalDamage, by);
  const character = state.characters[unit]!;
  const { stance, wounds, downs } = character;
  wound(character, finalDamage, state);
  if (isScoringFall({ wounds, downs }, character, state) && isEnemyCharacter(by, unit)) score(state, by, 'down-enemy');
  if (!hasFallen({ stance, wounds }, character)) return character.wounds < wounds ? 'hurt' : 'none';
  goDown(state, unit);
  return character.stance === 'stunned' ? 'stunned' : 'unconscious';
}

/**
 * Returns whether damage brought a character to 0 wounds, or made it Unconscious. A Stunned one can fall as well. R
 * 10.11
 */
export function hasFallen(before: Omit<Wounded, 'downs'>, after: Omit<Wounded, 'downs'>): boolean {
  return after.stance !== before.stance || (before.wounds > 0 && after.wounds === 0);
}

/** Stuns a character without wounding it; returns whether it was standing. R 11.4 */
export function stun(state: State, unit: number): boolean {
  const isStunned = changeStance(state, unit, 'stun');
  if (isStunned) goDown(state, unit);
  return isStunned;
}

/** Reduces a character's wounds and downs it at 0. */
function wound(character: Wounded, finalDamage: number, rules: Rules): void {
  const { stance, wounds } = character;
  if (stance === 'unconscious') return;
  if (wounds === 0) {
    // Only Stunned characters are at 0: any further damage makes them Unconscious. R 10.8
    if (finalDamage > 0 || hasVariant(rules, 'stunned-any-hit')) fall(character, 'second-fall');
    return;
  }
  if (finalDamage <= 0) return;
  character.wounds = Math.max(0, wounds - finalDamage);
  if (character.wounds > 0) return;
  fall(character, character.downs === 0 ? 'first-fall' : 'second-fall');
  character.downs++;
}

function fall(character: Wounded, trigger: 'first-fall' | 'second-fall'): void {
  character.stance = getStateTransition(character, trigger) ?? character.stance;
}

/** Returns whether a fall to 0 wounds scores: the first, or any by variant. R 10.5 */
function isScoringFall(before: Omit<Wounded, 'stance'>, after: Wounded, rules: Rules): boolean {
  if (before.wounds === 0 || after.wounds > 0) return false;
  return before.downs === 0 || hasVariant(rules, 'vp-every-down');
}

function goDown(state: State, unit: number): void {
  state.characters[unit]!.connected = -1;
  letGo(state, unit);
}

/** Wounds an NPC: removed at 0 wounds, R 10.10, without points, R 15.11 */
function woundNpc(state: State, unit: number, finalDamage: number, by: number): Fall {
  const npc = state.npcs[unit - FIRST_NPC]!;
  if (finalDamage <= 0 || npc.cell < 0) return 'none';
  npc.wounds = Math.max(0, npc.wounds - finalDamage);
  if (npc.wounds > 0) return 'hurt';
  npc.cell = -1;
  if (isEnemyCharacter(by, unit) && hasVariant(state, 'vp-npc')) score(state, by, 'down-enemy');
  return 'removed';
}

function isEnemyCharacter(by: number, unit: number): boolean {
  return by >= 0 && !isNpc(by) && areEnemies(by, unit);
}
