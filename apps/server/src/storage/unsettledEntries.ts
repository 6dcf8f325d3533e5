import type { EntryBatch } from './hostLog.ts';
import type { SettledWatermark } from './settledWatermark.ts';

/** A host whose entries arrive at the database. */
export interface EntrySource {
  readonly mark: SettledWatermark;
  readonly journal: string;
}

interface Unsettled {
  readonly batch: EntryBatch;
  /** Undefined for entries from the journals of an earlier run. */
  readonly from: EntrySource | undefined;
}

/** Batches of entries that hosts have sent and the database has not committed. */
export class UnsettledEntries {
  #unsettled: Unsettled[] = [];
  /** By source, the batches that its journal could not take. */
  readonly #unjournaled = new Map<EntrySource, Set<number>>();
  /** By source, the last batch that was in its journal when its port was read. */
  readonly #journaled = new Map<EntrySource, number>();
  #chars = 0;
  #count = 0;

  get isEmpty(): boolean {
    return this.#unsettled.length === 0;
  }

  get chars(): number {
    return this.#chars;
  }

  /** How many entries. */
  get count(): number {
    return this.#count;
  }

  get batches(): readonly EntryBatch[] {
    return this.#unsettled.map(({ batch }) => batch);
  }

  has(source: EntrySource): boolean {
    return this.#unsettled.some(({ from }) => from === source);
  }

  add(batch: EntryBatch, from?: EntrySource): void {
    this.#unsettled.push({ batch, from });
    this.#chars += batch.entries.length;
    this.#count += batch.count;
  }

  /** Records how far the journal of a source is written. Called before its port is read, so that failed batches are known too. */
  noteJournal(source: EntrySource): void {
    this.#journaled.set(source, source.mark.journaled);
  }

  /** Records that the journal of a source has failed to write this batch. */
  noteFailure(source: EntrySource, number: number): void {
    const failed = this.#unjournaled.get(source) ?? new Set();
    this.#unjournaled.set(source, failed.add(number));
  }

  /** Everything has been committed. */
  settle(): void {
    for (const { from, batch } of this.#unsettled) if (from) from.mark.number = batch.number;
    this.#replace([]);
    this.#unjournaled.clear();
  }

  /**
   * Returns the batches that are on disk in a journal, for readers while the database rejects writes. Batches that will never be in a journal
   * are dropped: no client was told of them, and they must not be added after the next host has opened the match.
   *
   * @param isOpen whether a source still writes.
   */
  journaled(isOpen: (source: EntrySource) => boolean): readonly EntryBatch[] {
    const isJournaled = ({ from, batch }: Unsettled) =>
      !from || (batch.number <= (this.#journaled.get(from) ?? 0) && !this.#hasFailed(from, batch));
    const isLost = (each: Unsettled) =>
      each.from !== undefined && !isJournaled(each) && (this.#hasFailed(each.from, each.batch) || !isOpen(each.from));
    this.#replace(this.#unsettled.filter((each) => !isLost(each)));
    return this.#unsettled.filter(isJournaled).map(({ batch }) => batch);
  }

  #hasFailed(source: EntrySource, { number }: EntryBatch): boolean {
    return this.#unjournaled.get(source)?.has(number) === true;
  }

  #replace(unsettled: Unsettled[]): void {
    this.#unsettled = unsettled;
    this.#chars = unsettled.reduce((sum, { batch }) => sum + batch.entries.length, 0);
    this.#count = unsettled.reduce((sum, { batch }) => sum + batch.count, 0);
  }
}
