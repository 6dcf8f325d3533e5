/** Entries that nothing but their place tells apart, each with it. */
export function placed<Entry>(entries: readonly Entry[]): readonly { readonly place: number; readonly entry: Entry }[] {
  return entries.map((entry, place) => ({ place, entry }));
}

/** The numbers from 1 to the last. */
export function upTo(last: number): readonly number[] {
  return Array.from({ length: last }, (_, index) => index + 1);
}
