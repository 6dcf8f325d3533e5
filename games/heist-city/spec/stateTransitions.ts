import * as rules from '../src/stealth/stateTransitions.ts';
import { weaponOf as weaponRecord } from '../src/weapons/weapons.ts';
import { withCharacter } from './combat.ts';
import { cellOfPosition, tokenOfUnit, unitOfId } from './tokens.ts';
import type { CharacterState, CharacterToken, CombatResult, MoveResult } from './types.ts';

export { getStateModifiers, preservesDisguisedState, preservesHiddenState } from '../src/stealth/stateTransitions.ts';

/** The trigger of each action that changes the state of the character that takes it. R 11 */
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

const MOVES = ['move', 'hustle', 'sprint'];

/**
 * Returns the new state of a character, or null if it keeps its state. Without a combat result the character took the
 * action, and its state does not depend on the dice. With one it is the target. A move counts the hexes of its path, or
 * without one the character's hex.
 */
export function getStateTransition(
  character: CharacterToken,
  actionId: string,
  weaponId: string | null,
  actionResult: CombatResult | MoveResult | null,
): CharacterState | null {
  const { state } = applyStateTransitions(character, actionId, weaponId, actionResult);
  return state === character.state ? null : state;
}

/** Returns the character afterwards, as in `getStateTransition`: its state, and the wounds and the hex that go with it. */
export function applyStateTransitions(
  character: CharacterToken,
  actionId: string,
  weaponId: string | null,
  combatResult: CombatResult | MoveResult | null,
): CharacterToken {
  const { mapState } = character;
  const unit = unitOfId(mapState, character.id);
  const before = mapState.characters[unit];
  if (before === undefined) return character;
  if (combatResult !== null && 'attack' in combatResult)
    return tokenOfUnit(withCharacter(mapState, unit, struck(before, combatResult, mapState)), unit);
  const stays = MOVES.includes(actionId) ? [before.cell] : [];
  const path = combatResult?.path.map((place) => cellOfPosition(mapState, place)) ?? stays;
  const isExposed = path.some((cell) => rules.isExposedAt(mapState, unit, cell));
  const seen = isExposed ? rules.applyStateTransitions(before, 'enter-mob-reach', undefined, mapState) : before;
  const cause = CAUSES[actionId];
  const after = cause ? rules.applyStateTransitions(seen, cause, weaponId ?? undefined, mapState) : seen;
  return tokenOfUnit(withCharacter(mapState, unit, { ...after, cell: path.at(-1) ?? before.cell }), unit);
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
