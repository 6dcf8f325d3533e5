import type { Seat } from '@tessera/kernel';
import type { View } from '../src/state/state.ts';
import type { TurnPhase } from '../src/state/types.ts';
import { initiative, turnAfter, turnOf } from '../src/units/turnStructure.ts';
import { CREW_SIZE, crewOf } from '../src/units/units.ts';

/** Position of a match within a turn. */
export interface TurnState {
  readonly turnNumber: number;
  readonly phase: TurnPhase;
  readonly activePlayerNumber: Seat;
  /** By unit: true while it has not activated yet. R 19.3 */
  readonly activationsRemaining: readonly boolean[];
  readonly npcPhaseComplete: boolean;
}

/** Returns turn 1 with all characters still to activate. */
export function createInitialTurnState(state: View): TurnState {
  return {
    turnNumber: 1,
    phase: 'player-activation',
    activePlayerNumber: initiative({ turn: 1, deploying: state.deploying }),
    activationsRemaining: state.characters.map(() => true),
    npcPhaseComplete: false,
  };
}

/** Returns the seat that activates now: the active player or, if he has no waiting character, the other. R 6.3, 6.5 */
export function getNextActivatingPlayer(turn: TurnState, state: View): Seat {
  const next = turnOf(turn.activePlayerNumber, ...waitingSeats(turn, state));
  return next < 0 ? turn.activePlayerNumber : next;
}

/** Returns the turn after this character has activated: its opponent is next if he has waiting characters. */
export function markActivated(turn: TurnState, unit: number): TurnState {
  const activationsRemaining = turn.activationsRemaining.with(unit, false);
  const other = unit < CREW_SIZE ? 1 : 0;
  const isAnyoneThere = crewOf(other).some((one) => activationsRemaining[one]);
  return { ...turn, activationsRemaining, activePlayerNumber: isAnyoneThere ? other : 1 - other };
}

/** Returns whether no character is left to activate. R 6.6 */
export function allPlayersActivated(turn: TurnState, state: View): boolean {
  return !waitingSeats(turn, state).includes(true);
}

function waitingSeats({ activationsRemaining }: TurnState, { characters }: View): [boolean, boolean] {
  const waits = (unit: number) => activationsRemaining[unit] === true && characters[unit]!.stance !== 'unconscious';
  return [crewOf(0).some(waits), crewOf(1).some(waits)];
}

export function advanceToNPCPhase(turn: TurnState): TurnState {
  return { ...turn, phase: 'npc-phase', npcPhaseComplete: false };
}

export function advanceToEndOfTurn(turn: TurnState): TurnState {
  return { ...turn, phase: 'end-of-turn', npcPhaseComplete: true };
}

/** Returns the next turn with the other player's initiative, or the end of the game after the last. R 16, 19.4 */
export function advanceToNextTurn(turn: TurnState, state: View): TurnState {
  const { turn: turnNumber, phase } = turnAfter(turn.turnNumber);
  return {
    turnNumber,
    phase,
    activePlayerNumber: initiative({ turn: turnNumber, deploying: state.deploying }),
    activationsRemaining: state.characters.map(({ stance }) => phase !== 'game-over' && stance !== 'unconscious'),
    npcPhaseComplete: false,
  };
}
