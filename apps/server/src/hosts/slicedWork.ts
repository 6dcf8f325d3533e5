/** Work in small parts: whoever draws it decides how much is done at a time, and what is done in between. */
export type SlicedWork<T> = Generator<unknown, T, void>;

/** What comes of work that is done in one go. */
export function completed<T>(work: SlicedWork<T>): T {
  for (let next = work.next(); ; next = work.next()) if (next.done) return next.value;
}
