/** Work in small steps: the caller decides how many steps to run at a time. */
export type SlicedWork<T> = Generator<unknown, T, void>;

/** Runs all steps and returns the result. */
export function runToCompletion<T>(work: SlicedWork<T>): T {
  for (let next = work.next(); ; next = work.next()) if (next.done) return next.value;
}
