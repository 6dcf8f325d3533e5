import { groupTeams } from '@tessera/kernel';

/** Holder of a seat together with the seat's number. */
export interface NumberedSeat<Holder> {
  readonly holder: Holder;
  readonly seat: number;
}

/** Pairs the holders of a table with their seat numbers. */
export function seatsOf<Holder>(holders: readonly Holder[]): readonly NumberedSeat<Holder>[] {
  return holders.map((holder, seat) => ({ holder, seat }));
}

/** Seats of one team, with the team's code and its index among the teams. */
export interface Side<Holder> {
  readonly team?: string;
  readonly index: number;
  readonly seats: readonly NumberedSeat<Holder>[];
}

/** Returns the sides of a table: its teams, or all seats as one side without teams. */
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
