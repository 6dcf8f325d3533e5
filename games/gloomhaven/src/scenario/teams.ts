/** All heroes play together, and one person may play several of them. A hero alone needs no team. */
export function teamsFor(seats: number): string[] | undefined {
  return seats > 1 ? new Array<string>(seats).fill('party') : undefined;
}
