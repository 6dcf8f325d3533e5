import { letGo } from './inventory.ts';
import { score } from './score.ts';
import type { Character, State } from './state.ts';
import { changeStance, getStateTransition } from './stateTransitions.ts';
import { areEnemies, FIRST_NPC, isNpc } from './units.ts';
import { hasVariant, type Rules, USUAL } from './variants.ts';

/** What damage did to a unit. */
export type Fall = 'none' | 'hurt' | 'stunned' | 'unconscious' | 'removed';

type Wounded = Pick<Character, 'stance' | 'wounds' | 'downs'>;

/** The character after taking damage, as a copy. `vpAwarded`: an enemy who did this scores. R 10.4 to 10.11 */
export function applyDamage<C extends Wounded>(
  character: C,
  finalDamage: number,
  rules: Rules = USUAL,
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
 * Wounds a unit by what is left of a hit after save and reduction, with all that follows: it falls, lets go of what
 * it found, and the character who did it (`by`, any unit or -1) scores.
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

/** Whether damage brought a character to 0 wounds, or out. A Stunned one can fall as well. R 10.11 */
export function hasFallen(before: Omit<Wounded, 'downs'>, after: Omit<Wounded, 'downs'>): boolean {
  return after.stance !== before.stance || (before.wounds > 0 && after.wounds === 0);
}

/** Stuns a character without wounding it; tells whether it was standing. R 11.4 */
export function stun(state: State, unit: number): boolean {
  const isStunned = changeStance(state, unit, 'stun');
  if (isStunned) goDown(state, unit);
  return isStunned;
}

/** Takes wounds off a character and fells it at 0. */
function wound(character: Wounded, finalDamage: number, rules: Rules): void {
  const { stance, wounds } = character;
  if (stance === 'unconscious') return;
  if (wounds === 0) {
    // Only the Stunned are at 0: any further damage puts them out. R 10.8
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

/** Whether wounds went to 0 in a way that counts: the first time, or any time by variant. R 10.5 */
function isScoringFall(before: Omit<Wounded, 'stance'>, after: Wounded, rules: Rules): boolean {
  if (before.wounds === 0 || after.wounds > 0) return false;
  return before.downs === 0 || hasVariant(rules, 'vp-every-down');
}

function goDown(state: State, unit: number): void {
  state.characters[unit]!.connected = -1;
  letGo(state, unit);
}

/** R 10.10: removed at 0 wounds; nobody scores, R 15.11 */
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
