import type { Result } from './game.ts';
import type { Seat } from './state/visibility.ts';

/**
 * The team code of each seat. A game with teams keeps them in `state.teams`, for views, bots and rules. Without that
 * field every seat plays alone.
 */
export type Teams = readonly string[];

/** A team and its seats. */
export interface Team {
  /** A code, looked up in the game's texts under `team`. */
  readonly team: string;
  readonly seats: readonly Seat[];
}

/** Returns every seat in the team of this one, itself included. */
export function matesOf(teams: Teams | undefined, seat: Seat): Seat[] {
  const team = teams?.[seat];
  if (!teams || team === undefined) return [seat];
  return teams.flatMap((other, mate) => (other === team ? [mate] : []));
}

/** Whether two seats are in the same team; a seat always is with itself. */
export function areMates(teams: Teams | undefined, one: Seat, other: Seat): boolean {
  return one === other || (teams?.[one] !== undefined && teams[one] === teams[other]);
}

/** Returns the teams with their seats, in order of their first seat. */
export function groupTeams(teams: Teams): Team[] {
  return [...new Set(teams)].map((team) => ({
    team,
    seats: teams.flatMap((other, seat) => (other === team ? [seat] : [])),
  }));
}

/** Returns one result per seat from one per team: a team wins, draws or loses together. */
export function teamResults(teams: Teams, resultOf: (team: string) => Result): Result[] {
  return teams.map(resultOf);
}

/** Returns one result per seat when this seat has lost, with its team, to all others. */
export function lossResults(seats: number, loser: Seat, teams: Teams | undefined): Result[] {
  return Array.from({ length: seats }, (_, seat) => (areMates(teams, seat, loser) ? 'loss' : 'win'));
}

/** Returns the teams of a state, if it has any. */
export function teamsIn(state: object): Teams | undefined {
  return (state as { readonly teams?: Teams }).teams;
}
