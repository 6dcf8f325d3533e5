import * as checks from '../src/dice/checks.ts';
import * as expectation from '../src/forecast/expectedDamage.ts';
import { attackKind } from '../src/forecast/explain.ts';
import * as stats from '../src/units/stats.ts';
import * as rules from '../src/weapons/combat.ts';
import * as saves from '../src/weapons/save.ts';
import { declareAttack } from '../src/weapons/targetNumber.ts';
import * as wounds from '../src/weapons/wounds.ts';
import { idOf, tokenOfUnit, unitOfId } from './tokens.ts';
import type { AttackResult, CharacterToken, DefenseResult, DiceRollResult, MapState } from './types.ts';

/** Resolves a ranged attack with a given roll. R 9.2 */
export function resolveRangedAttack(
  attacker: CharacterToken,
  target: CharacterToken,
  weaponId: string,
  roll: DiceRollResult,
  mapState: MapState,
): AttackResult {
  return rules.resolveRangedAttack(mapState, ...both(mapState, attacker, target), weaponId, roll);
}

/** Resolves a melee attack with a given roll. R 9.2 */
export function resolveMeleeAttack(
  attacker: CharacterToken,
  target: CharacterToken,
  weaponId: string,
  roll: DiceRollResult,
  mapState: MapState,
): AttackResult {
  return rules.resolveMeleeAttack(mapState, ...both(mapState, attacker, target), weaponId, roll);
}

/** Resolves a save with a given roll, without cover. R 10.1 to 10.3 */
export function resolveDefenseSave(
  { id, state, mapState }: CharacterToken,
  incomingDamage: number,
  roll: DiceRollResult,
): DefenseResult {
  const defender = { unit: unitOfId(mapState, id), stance: state, cover: false };
  return saves.resolveDefenseSave(mapState, defender, incomingDamage, roll);
}

/** Returns a character after damage; `vpAwarded` if it reached 0 wounds for the first time. R 10.4, 10.5 */
export function applyDamage(
  { id, mapState }: CharacterToken,
  finalDamage: number,
): { updatedTarget: CharacterToken; stateChanged: boolean; vpAwarded: boolean } {
  const unit = unitOfId(mapState, id);
  const character = mapState.characters[unit];
  if (!character) throw new RangeError(`"${id}" is no character`);
  const { updatedTarget, ...rest } = wounds.applyDamage({ ...character }, finalDamage, mapState);
  return { updatedTarget: tokenOfUnit(withCharacter(mapState, unit, updatedTarget), unit), ...rest };
}

/** Resolves a hack check with a given roll. R 2.4 */
export function resolveHackCheck(
  { id, mapState }: CharacterToken,
  roll: DiceRollResult,
  difficulty: number,
): { success: boolean; margin: number } {
  const { success, margin } = checks.resolveHackCheck(mapState, unitOfId(mapState, id), roll, difficulty);
  return { success, margin };
}

/** Resolves a charm check with a given roll. R 2.4 */
export function resolveCharmCheck(
  { id, mapState }: CharacterToken,
  roll: DiceRollResult,
  difficulty: number,
): { success: boolean; margin: number } {
  const { success, margin } = checks.resolveCharmCheck(mapState, unitOfId(mapState, id), roll, difficulty);
  return { success, margin };
}

/** Resolves an opposed test with given rolls, each against its own stat; a tie has no winner. R 2.6; A9 */
export function resolveOpposedRoll(
  char1: CharacterToken,
  char2: CharacterToken,
  stat: 'H' | 'C',
  roll1: DiceRollResult,
  roll2: DiceRollResult,
): { winner: string | null; char1Margin: number; char2Margin: number } {
  if (roll1 === undefined || roll2 === undefined)
    throw new TypeError('resolveOpposedRoll needs both rolls as arguments: functions roll no dice themselves');
  const { mapState } = char1;
  const units = both(mapState, char1, char2);
  const { winner, char1Margin, char2Margin } = checks.resolveOpposedRoll(mapState, ...units, stat, roll1, roll2);
  return { winner: winner === null ? null : idOf(winner), char1Margin, char2Margin };
}

/** Returns the mean wounds of one roll with a weapon; a melee weapon is thrown at a target out of reach. R 18.7 */
export function expectedDamage(
  attacker: CharacterToken,
  target: CharacterToken,
  weaponId: string,
  mapState: MapState,
): number {
  const [from, at] = both(mapState, attacker, target);
  const kind = attackKind(mapState, from, weaponId, at);
  return kind === undefined
    ? 0
    : expectation.expectedDamage(mapState, declareAttack(mapState, from, at, weaponId, kind));
}

/** Returns a character's stats including equipment. R 1.3 */
export function getEffectiveStats({ id, mapState }: CharacterToken) {
  return stats.getEffectiveStats(mapState, unitOfId(mapState, id));
}

/** Returns the map with one character changed. */
export function withCharacter(
  mapState: MapState,
  unit: number,
  changes: Partial<MapState['characters'][number]>,
): MapState {
  return { ...mapState, characters: mapState.characters.with(unit, { ...mapState.characters[unit]!, ...changes }) };
}

function both(mapState: MapState, first: CharacterToken, second: CharacterToken): [number, number] {
  return [unitOfId(mapState, first.id), unitOfId(mapState, second.id)];
}
