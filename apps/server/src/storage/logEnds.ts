import type { Epoch, LogEnd } from './matchLog.ts';
import type { EntryWrite } from './storedEntry.ts';

interface TakenUp extends LogEnd {
  readonly epoch: Epoch;
  readonly shard: number | undefined;
}

/** Why the entries of a match cannot be added by whoever wants to. */
const NOT_TAKEN_UP = 'This match has not been taken up';
const DOES_NOT_FOLLOW = 'An entry does not go on where its log ends';

/** Where the logs end that a writer has taken up, as far as it knows. */
export class LogEnds {
  readonly #known = new Map<string, TakenUp>();

  takeUp(match: string, { seq, seal }: LogEnd, epoch: Epoch, shard?: number): void {
    this.#known.set(match, { seq, seal, epoch, shard });
  }

  drop(match: string): void {
    this.#known.delete(match);
  }

  /** Under which epoch a log was taken up, and in which shard where that is not the shard of its id. */
  leaseOf(match: string): Pick<TakenUp, 'epoch' | 'shard'> | undefined {
    return this.#known.get(match);
  }

  /**
   * Takes note of entries that are about to be added: those that may be, and why others may not. A match with one that does not fit is
   * let go, with all that comes after it in the batch.
   */
  advance(entries: readonly EntryWrite[]): {
    readonly next: readonly EntryWrite[];
    readonly refused: Map<string, string>;
  } {
    const refused = new Map<string, string>();
    for (const { match, row } of entries) {
      if (refused.has(match)) continue;
      const end = this.#known.get(match);
      if (end && row.seq === end.seq + 1 && row.after === end.seal)
        this.#known.set(match, { seq: row.seq, seal: row.seal, epoch: end.epoch, shard: end.shard });
      else refused.set(match, end ? DOES_NOT_FOLLOW : NOT_TAKEN_UP);
    }
    for (const match of refused.keys()) this.drop(match);
    return { next: refused.size === 0 ? entries : entries.filter(({ match }) => !refused.has(match)), refused };
  }
}
