import { weaponOf as weaponRecord } from '../arms.ts';
import * as rules from '../stateTransitions.ts';
import { withCharacter } from './combat.ts';
import { tokenOfUnit, unitOfId } from './tokens.ts';
import type { CharacterState, CharacterToken, CombatResult } from './types.ts';

export { getStateModifiers, preservesDisguisedState, preservesHiddenState } from '../stateTransitions.ts';

/** What each action that changes the state of whoever takes it is called as a cause of that. R 11 */
const CAUSES: Readonly<Record<string, rules.Trigger>> = {
  'attack-melee': 'attack',
  'attack-ranged': 'attack',
  throw: 'attack',
  push: 'attack',
  'ghost-hand': 'attack',
  'cqc-technique': 'attack',
  'wake-up': 'wake-up',
  'face-off': 'face-off',
  'ninja-vanish': 'ninja-vanish',
  'go-loud': 'go-loud',
  'all-eyes-on-me': 'all-eyes-on-me',
};

/**
 * The state a character comes into, or null where it keeps its own. Without a result it is whoever took the action: its
 * state does not depend on the dice. With one it is the target, and the result tells what the attack did to it.
 */
export function getStateTransition(
  character: CharacterToken,
  actionId: string,
  weaponId: string | null,
  actionResult: CombatResult | null,
): CharacterState | null {
  const { state } = applyStateTransitions(character, actionId, weaponId, actionResult);
  return state === character.state ? null : state;
}

/** The character afterwards, as in `getStateTransition`: its state, and the wounds that go with it. */
export function applyStateTransitions(
  character: CharacterToken,
  actionId: string,
  weaponId: string | null,
  combatResult: CombatResult | null,
): CharacterToken {
  const { mapState } = character;
  const unit = unitOfId(mapState, character.id);
  const before = mapState.characters[unit];
  if (before === undefined) return character;
  const after = combatResult
    ? struck(before, combatResult, mapState)
    : rules.applyStateTransitions({ ...before }, causeOf(actionId), weaponId ?? undefined, mapState);
  return tokenOfUnit(withCharacter(mapState, unit, after), unit);
}

function struck(
  before: CharacterToken['mapState']['characters'][number],
  { attack, targetWoundsAfter, targetStateAfter }: CombatResult,
  mapState: CharacterToken['mapState'],
) {
  const isBlow = attack.hit && weaponRecord(attack.weaponId, 'melee') !== undefined;
  const seen = isBlow ? rules.applyStateTransitions({ ...before }, 'melee-hit', undefined, mapState) : before;
  return { ...seen, wounds: targetWoundsAfter, stance: targetStateAfter ?? seen.stance };
}

function causeOf(actionId: string): rules.Trigger {
  const cause = CAUSES[actionId];
  if (cause === undefined) throw new RangeError(`"${actionId}" changes nobody's state`);
  return cause;
}
