import type { Decision, Seat } from '@tessera/kernel';

/**
 * Since when each seat has had the decision it has now. Several seats may decide at the same time, so an action is not
 * out of date because somebody else has acted; it is when what its seat is asked, or the position under it, has changed.
 */
export class Freshness {
  readonly #since: number[];

  constructor(seats: number, seq: number) {
    this.#since = Array.from({ length: seats }, () => seq);
  }

  /** Whether what a seat decided on the strength of this much of the log still stands. */
  isFresh(seat: Seat, seq: number): boolean {
    return seq >= (this.#since[seat] ?? 0);
  }

  /** Takes note of an action: the decisions before and after it. */
  acted(seq: number, by: Seat, before: readonly Decision[], after: readonly Decision[]): void {
    for (let seat = 0; seat < this.#since.length; seat++) {
      if (seat === by || !isAskedTheSame(before, after, seat)) this.#since[seat] = seq;
    }
  }

  /** Takes note of something after which nobody may rely on what was before: an edit, something taken back. */
  reset(seq: number): void {
    this.#since.fill(seq);
  }
}

function isAskedTheSame(before: readonly Decision[], after: readonly Decision[], seat: Seat): boolean {
  let next = 0;
  for (const { seat: other, kind } of before) {
    if (other !== seat) continue;
    while (next < after.length && after[next]?.seat !== seat) next++;
    if (after[next++]?.kind !== kind) return false;
  }
  return !after.slice(next).some((decision) => decision.seat === seat);
}
