import type { Seat } from '@tessera/kernel';
import type { State, View } from '../state/state.ts';
import type { TurnPhase } from '../state/types.ts';
import { hasVariant, type Rules } from '../state/variants.ts';
import { crewOf } from './units.ts';

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
export function turnOf(first: Seat, zeroWaits: boolean, oneWaits: boolean): Seat {
  if (first === 0) return zeroWaits ? 0 : oneWaits ? 1 : -1;
  return oneWaits ? 1 : zeroWaits ? 0 : -1;
}

/** Advances a match to its next turn or its end. */
export function advanceTurn(state: State): void {
  Object.assign(state, turnAfter(state.turn));
}

/** Returns the turn and phase after the end of a turn. */
export function turnAfter(turn: number): { turn: number; phase: TurnPhase } {
  return turn >= LAST_TURN ? { turn, phase: 'game-over' } : { turn: turn + 1, phase: 'player-activation' };
}

/** Returns how many ends of turn a new area of smoke, shock or freeze lasts. C22 */
export function areaTurns(rules: Rules): number {
  return hasVariant(rules, 'effect-next-turn') ? 2 : 1;
}
