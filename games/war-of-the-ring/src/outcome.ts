import type { Outcome } from '@tessera/kernel';
import { FREE, SHADOW } from './numbers.ts';
import { sideOf } from './roles.ts';
import type { State } from './state.ts';
import { pointsOf } from './victory.ts';

/** Whether the match is decided. R 12 */
export function isOver({ result }: Pick<State, 'result'>): boolean {
  return result !== null;
}

/** A side wins or loses together. R 12, 13.12 */
export function outcome(state: State): Outcome | undefined {
  const { result, players } = state;
  if (!result) return undefined;
  return {
    results: players.map((_, seat) => (sideOf(state, seat) === result.side ? 'win' : 'loss')),
    scores: players.map((_, seat) => pointsOf(state, sideOf(state, seat))),
    why: result.why,
  };
}

/** Figures worth averaging over many matches. */
export function metrics(state: State): Record<string, number> {
  const { turn, fellowship, result } = state;
  return {
    turns: turn,
    corruption: fellowship.corruption,
    mordor: fellowship.mordor,
    'points.free': pointsOf(state, FREE),
    'points.shadow': pointsOf(state, SHADOW),
    'wins.free': result?.side === FREE ? 1 : 0,
  };
}
