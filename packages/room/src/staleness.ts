import type { Decision, Seat } from '@tessera/kernel';

/**
 * The entry since which each seat has had its current decision. With simultaneous decisions, an action is not stale
 * just because another seat has acted. It is stale when the seat's question or the position has changed.
 */
export class Freshness {
  readonly #since: number[];

  constructor(seats: number, seq: number) {
    this.#since = Array.from({ length: seats }, () => seq);
  }

  /** Whether a decision made at log position `seq` is still valid for a seat. */
  isFresh(seat: Seat, seq: number): boolean {
    return seq >= (this.#since[seat] ?? 0);
  }

  /** Records an action with the decisions before and after it. */
  acted(seq: number, by: Seat, before: readonly Decision[], after: readonly Decision[]): void {
    for (let seat = 0; seat < this.#since.length; seat++) {
      if (seat === by || !isAskedTheSame(before, after, seat)) this.#since[seat] = seq;
    }
  }

  /** Invalidates all decisions, after an edit or an undo. */
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
