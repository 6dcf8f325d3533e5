import type { Result } from './game.ts';
import type { Seat } from './visibility.ts';

/**
 * Who plays together: the code of its team for each seat. A game with teams keeps them in `state.teams`, where views, bots and
 * rules find them; without that field every seat is a side of its own.
 */
export type Teams = readonly string[];

/** A team and the seats that are in it. */
export interface Team {
  /** A code, looked up in the game's texts under `team`. */
  readonly team: string;
  readonly seats: readonly Seat[];
}

/** Every seat in the team of this one, itself included. */
export function matesOf(teams: Teams | undefined, seat: Seat): Seat[] {
  const team = teams?.[seat];
  if (!teams || team === undefined) return [seat];
  return teams.flatMap((other, mate) => (other === team ? [mate] : []));
}

/** Whether two seats play together; a seat always does with itself. */
export function areMates(teams: Teams | undefined, one: Seat, other: Seat): boolean {
  return one === other || (teams?.[one] !== undefined && teams[one] === teams[other]);
}

/** The teams with their seats, in the order in which they first sit round the table. */
export function groupTeams(teams: Teams): Team[] {
  return [...new Set(teams)].map((team) => ({
    team,
    seats: teams.flatMap((other, seat) => (other === team ? [seat] : [])),
  }));
}

/** A result for each seat, from one for each team: a team wins, draws or loses together. */
export function teamResults(teams: Teams, resultOf: (team: string) => Result): Result[] {
  return teams.map(resultOf);
}

/** The teams of a state, if it has any. */
export function teamsIn(state: object): Teams | undefined {
  return (state as { readonly teams?: Teams }).teams;
}
