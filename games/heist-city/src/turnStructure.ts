import { cloneJson, type Seat } from '@tessera/kernel';
import type { State, View } from './state.ts';
import { wake } from './stateTransitions.ts';
import type { TurnPhase, TurnState } from './types.ts';
import { CREW_SIZE, crewOf } from './units.ts';
import { hasVariant, type Rules } from './variants.ts';

/** Number of turns in a match. R 6.1 */
export const LAST_TURN = 5;

/** Returns the seat that goes first this turn: on odd turns the one that deployed first. R 6.2 */
export function initiative({ turn, deploying }: Pick<View, 'turn' | 'deploying'>): Seat {
  return turn % 2 === 1 ? deploying : 1 - deploying;
}

/** Returns whether a character is still to activate this turn. R 6.4, 6.5 */
export function isWaiting(state: View, unit: number): boolean {
  const { activated, stance } = state.characters[unit]!;
  return !activated && stance !== 'unconscious';
}

/** Returns the seat that activates next, after a seat or, with -1, at the start of the turn; -1 if all have. R 6.3 */
export function nextToActivate(state: View, after: Seat): Seat {
  const first = after < 0 ? initiative(state) : 1 - after;
  return turnOf(first, isSeatWaiting(state, 0), isSeatWaiting(state, 1));
}

function isSeatWaiting(state: View, seat: Seat): boolean {
  for (const unit of crewOf(seat)) if (isWaiting(state, unit)) return true;
  return false;
}

/** Returns the first seat if it has waiting characters, else the other; -1 if neither has. */
function turnOf(first: Seat, zeroWaits: boolean, oneWaits: boolean): Seat {
  if (first === 0) return zeroWaits ? 0 : oneWaits ? 1 : -1;
  return oneWaits ? 1 : zeroWaits ? 0 : -1;
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

/** Advances a match to its next turn or its end. */
export function advanceTurn(state: State): void {
  Object.assign(state, turnAfter(state.turn));
}

function turnAfter(turn: number): { turn: number; phase: TurnPhase } {
  return turn >= LAST_TURN ? { turn, phase: 'game-over' } : { turn: turn + 1, phase: 'player-activation' };
}

type TurnEffects = Pick<State, 'variants' | 'characters' | 'npcs' | 'drops' | 'areas' | 'activation'>;

/** Returns the parts of a state that the end of a turn changes, with their new values. R 16 */
export function getEndOfTurnEffects(state: State): Omit<TurnEffects, 'variants'> {
  const { variants, characters, npcs, drops, areas } = state;
  const effects = { characters: cloneJson(characters), npcs: cloneJson(npcs), drops: cloneJson(drops) };
  const after = { variants, ...effects, areas: cloneJson(areas), activation: null };
  endTurn(after);
  return { ...effects, areas: after.areas, activation: null };
}

/** Ends effects that last a turn, and readies characters for the next. R 16 (3) and (4) */
export function endTurn(state: TurnEffects): void {
  for (const area of state.areas) area.turns--;
  state.areas = state.areas.filter(({ turns }) => turns > 0);
  for (const npc of state.npcs) npc.charmed = false;
  for (const drop of state.drops) drop.uploadedThisTurn = false;
  for (const character of state.characters) {
    character.allEyes = false;
    character.connected = -1;
    character.triedIntel = false;
    // An Unconscious character never activates again. C16
    if (character.stance !== 'unconscious') character.activated = false;
    if (hasVariant(state, 'plain-sight-turn')) character.inPlainSight = false;
    if (character.stance === 'stunned' && hasVariant(state, 'auto-wake')) wake(character, state);
  }
  state.activation = null;
}

/** Returns how many ends of turn a new area of smoke, shock or freeze lasts. C22 */
export function areaTurns(rules: Rules): number {
  return hasVariant(rules, 'effect-next-turn') ? 2 : 1;
}
