import type { Chance, Seat } from '@tessera/kernel';
import { heistCity } from '../src/game/game.ts';
import type { Action } from '../src/state/action.ts';
import type { State } from '../src/state/state.ts';
import { candidates } from './candidates.ts';

/** Returns the next action of a playout: from the better of two random good plans. */
export function rollout(state: State, seat: Seat, chance: Chance): Action {
  const legal = state.activation === null ? heistCity.legal(state, seat) : [];
  const moves = candidates(state, seat, legal);
  const place = Math.min(chance.d(Math.max(1, moves.length)), chance.d(Math.max(1, moves.length))) - 1;
  const move = moves[place];
  const action = Array.isArray(move) ? (move[0] as Action) : (move as Action | undefined);
  if (action !== undefined && heistCity.check(state, seat, action) === undefined) return action;
  return chance.pick(heistCity.legal(state, seat));
}
