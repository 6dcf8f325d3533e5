import * as endOfTurn from '../src/phases/endOfTurn.ts';
import type { State } from '../src/state/state.ts';
import { idOf, playerOf, unitOfId } from './tokens.ts';
import * as rules from './turnState.ts';
import type { MapState, PlayerNumber, SpecTurnState } from './types.ts';

/** Returns turn 1 with all characters still to activate. R 6 */
export function createInitialTurnState(mapState: MapState): SpecTurnState {
  return withIds(rules.createInitialTurnState(mapState));
}

/** Returns the player that activates next; a player without waiting characters is skipped. R 6.3 */
export function getNextActivatingPlayer(turnState: SpecTurnState, mapState: MapState): PlayerNumber {
  return playerOf(rules.getNextActivatingPlayer(withUnits(turnState, mapState), mapState));
}

/** Returns the turn after a character has activated. */
export function markActivated(turnState: SpecTurnState, characterId: string): SpecTurnState {
  const activationsRemaining = new Map(turnState.activationsRemaining).set(characterId, false);
  const player = characterId.startsWith('p1-') ? 1 : 2;
  const isLeft = (number: PlayerNumber) =>
    [...activationsRemaining].some(([id, remains]) => remains && id.startsWith(`p${number}-`));
  const other = player === 1 ? 2 : 1;
  return { ...turnState, activationsRemaining, activePlayerNumber: isLeft(other) ? other : player };
}

/** Returns whether all characters that are not Unconscious have activated. R 6.6 */
export function allPlayersActivated(turnState: SpecTurnState, mapState: MapState): boolean {
  return rules.allPlayersActivated(withUnits(turnState, mapState), mapState);
}

export function advanceToNPCPhase(turnState: SpecTurnState): SpecTurnState {
  return { ...turnState, phase: 'npc-phase', npcPhaseComplete: false };
}

export function advanceToEndOfTurn(turnState: SpecTurnState): SpecTurnState {
  return { ...turnState, phase: 'end-of-turn', npcPhaseComplete: true };
}

/** Returns the next turn with the other player's initiative, or the end of the game after the fifth. R 16; C13 */
export function advanceToNextTurn(turnState: SpecTurnState, mapState: MapState): SpecTurnState {
  return withIds(rules.advanceToNextTurn(withUnits(turnState, mapState), mapState));
}

/** Returns the changes at the end of a turn. R 16 */
export function getEndOfTurnEffects(mapState: State): Partial<MapState> {
  return endOfTurn.getEndOfTurnEffects(mapState);
}

function withIds({ activationsRemaining, activePlayerNumber, ...rest }: rules.TurnState): SpecTurnState {
  const remaining = new Map(activationsRemaining.map((remains, unit) => [idOf(unit), remains]));
  return { ...rest, activationsRemaining: remaining, activePlayerNumber: playerOf(activePlayerNumber) };
}

function withUnits(
  { activationsRemaining, activePlayerNumber, ...rest }: SpecTurnState,
  mapState: MapState,
): rules.TurnState {
  const remaining = mapState.characters.map(() => false);
  for (const [id, remains] of activationsRemaining) remaining[unitOfId(mapState, id)] = remains;
  return { ...rest, activationsRemaining: remaining, activePlayerNumber: activePlayerNumber - 1 };
}
