/** Adds the index to entries that differ by nothing else. */
export function withPlaces<Entry>(
  entries: readonly Entry[],
): readonly { readonly place: number; readonly entry: Entry }[] {
  return entries.map((entry, place) => ({ place, entry }));
}

/** Returns the numbers from 1 to `last`. */
export function upTo(last: number): readonly number[] {
  return Array.from({ length: last }, (_, index) => index + 1);
}
