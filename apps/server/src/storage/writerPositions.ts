import type { Epoch, LogEnd } from './matchLog.ts';
import type { EntryWrite } from './storedEntry.ts';

interface TakenUp extends LogEnd {
  readonly epoch: Epoch;
  readonly shard: number | undefined;
}

/** Why a writer cannot add entries of a match. */
const NOT_TAKEN_UP = 'This match has not been taken up';
const DOES_NOT_FOLLOW = 'An entry does not go on where its log ends';

/** The ends of the logs that a writer has opened, as far as it knows. */
export class WriterPositions {
  readonly #known = new Map<string, TakenUp>();

  takeUp(match: string, { seq, seal }: LogEnd, epoch: Epoch, shard?: number): void {
    this.#known.set(match, { seq, seal, epoch, shard });
  }

  drop(match: string): void {
    this.#known.delete(match);
  }

  /** Lease epoch under which a log was opened, and its shard if that is not the shard of the id. */
  leaseOf(match: string): Pick<TakenUp, 'epoch' | 'shard'> | undefined {
    return this.#known.get(match);
  }

  /**
   * Splits entries into those that continue their logs and those that do not, with the reason. A match with a misfit is
   * dropped, together with its further entries of the batch.
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
