/** Returns one team for all heroes, of whom one person may play several. A single hero needs no team. */
export function teamsFor(seats: number): string[] | undefined {
  return seats > 1 ? new Array<string>(seats).fill('party') : undefined;
}
