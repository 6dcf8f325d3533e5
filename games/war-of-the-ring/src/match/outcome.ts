import type { Outcome, Progress, Seat } from '@tessera/kernel';
import { tables } from '../content/index.ts';
import { isTeam, seatOfNation, sideOf } from '../pieces/roles.ts';
import { FREE, SHADOW } from '../state/numbers.ts';
import type { State } from '../state/state.ts';
import { pointsOf } from '../turn/victory.ts';

/** Returns whether the match is decided. R 12 */
export function isOver({ result }: Pick<State, 'result'>): boolean {
  return result !== null;
}

/** Returns the results: a side wins or loses together. R 12, 13.12 */
export function outcome(state: State): Outcome | undefined {
  const { result, players } = state;
  if (!result) return undefined;
  return {
    results: players.map((_, seat) => (sideOf(state, seat) === result.side ? 'win' : 'loss')),
    scores: players.map((_, seat) =>
      isTeam(state, sideOf(state, seat)) ? rankOf(state, seat) : pointsOf(state, sideOf(state, seat)),
    ),
    why: result.why,
  };
}

/** Returns the progress of the war: the turn, and the victory points of each side. */
export function progress(state: Pick<State, 'turn' | 'control'>): Progress {
  const params = { turn: state.turn, free: pointsOf(state, FREE), shadow: pointsOf(state, SHADOW) };
  return { code: 'turn', params };
}

/**
 * Ranks players in a team: points their Nations took minus points they lost; the Free Peoples count only losses. R
 * 13.12
 */
function rankOf(state: State, seat: Seat): number {
  const side = sideOf(state, seat);
  let points = 0;
  for (let region = 0; region < state.control.length; region++) {
    if (side === SHADOW && state.spoils[region] === seat) points += tables.pointsOf[region]!;
    const lost = tables.sideOf[region] === side && state.control[region] === 1 - side;
    if (lost && seatOfNation(state, tables.nationOf[region]!) === seat) points -= tables.pointsOf[region]!;
  }
  return points;
}

/** Returns figures worth averaging over many matches. */
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
