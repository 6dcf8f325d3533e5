/** The index of the entrant in each seat. */
export type Seating = readonly number[];

/**
 * Returns the seatings of the first matches of a series: all permutations, repeated. Over as many matches as there are
 * entrants, each has each seat equally often. With more seats than entrants they are distributed evenly; with fewer,
 * some sit out.
 */
export function seatings(entrants: number, seats: number, matches: number): Seating[] {
  const dealt = new Array<number>(entrants).fill(0);
  for (let i = 0; i < Math.max(entrants, seats); i++) dealt[i % entrants] = (dealt[i % entrants] as number) + 1;
  const distinct: Seating[] = [];
  for (const seating of startingWithFirst(dealt, seats)) {
    if (distinct.length >= matches) break;
    for (let shift = 0; shift < entrants; shift++)
      distinct.push(seating.map((entrant) => (entrant + shift) % entrants));
  }
  return Array.from({ length: matches }, (_, match) => distinct[match % distinct.length] as Seating);
}

/** Yields every order in which the first entrant has the first seat and no entrant exceeds its number of seats. */
function* startingWithFirst(dealt: readonly number[], seats: number): Generator<Seating> {
  const left = [...dealt];
  const taken: number[] = [];
  yield* orders();

  function* orders(): Generator<Seating> {
    if (taken.length === seats) {
      yield [...taken];
      return;
    }
    const choices = taken.length === 0 ? [0] : left.keys();
    for (const entrant of choices) {
      if (left[entrant] === 0) continue;
      left[entrant] = (left[entrant] as number) - 1;
      taken.push(entrant);
      yield* orders();
      taken.pop();
      left[entrant] = (left[entrant] as number) + 1;
    }
  }
}
