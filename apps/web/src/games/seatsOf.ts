import { groupTeams } from '@tessera/kernel';

/** A seat with its number: a seat is its number, whoever sits there. */
export interface NumberedSeat<Holder> {
  readonly holder: Holder;
  readonly seat: number;
}

/** The seats of a table with their numbers. */
export function seatsOf<Holder>(holders: readonly Holder[]): readonly NumberedSeat<Holder>[] {
  return holders.map((holder, seat) => ({ holder, seat }));
}

/** Those who play together, with the code of their team and which of the teams it is. */
export interface Side<Holder> {
  readonly team?: string;
  readonly index: number;
  readonly seats: readonly NumberedSeat<Holder>[];
}

/** The sides of a table: its teams, or all seats as one list where everyone plays for themselves. */
export function sidesOf<Holder>(
  holders: readonly Holder[],
  teams: readonly string[] | undefined,
): readonly Side<Holder>[] {
  const all = seatsOf(holders);
  if (!teams) return [{ index: 0, seats: all }];
  return groupTeams(teams).map(({ team, seats }, index) => ({
    team,
    index,
    seats: all.filter(({ seat }) => seats.includes(seat)),
  }));
}
