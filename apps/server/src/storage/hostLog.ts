import type { MessagePort } from 'node:worker_threads';
import { ServerError } from '../errors.ts';
import { packEntries } from './entryBatch.ts';
import { Journal } from './journal.ts';
import type { Epoch, LogEnd, LogWriter } from './matchLog.ts';
import { SettledWatermark } from './settledWatermark.ts';
import type { LogWrite, SnapshotWrite } from './storedEntry.ts';
import { WriterPositions } from './writerPositions.ts';

/** Access of a host to its log: a port to the database, and a journal for entries that are not in it yet. */
export interface JournalAccess {
  readonly kind: 'journal';
  readonly port: MessagePort;
  /** Path of the journal's files without their extensions. */
  readonly journal: string;
  /** The memory of the `SettledWatermark` of that journal. */
  readonly settled: SharedArrayBuffer;
}

/** Entries for the database. */
export interface EntryBatch {
  /** Number of their record in the host's journal. */
  readonly number: number;
  /** `EntryWrite[]`, packed. */
  readonly entries: string;
  /** Number of entries. */
  readonly count: number;
  readonly snapshots: readonly SnapshotWrite[];
}

/** Sent after a batch that the journal could not take. */
export interface JournalFailure {
  readonly unjournaled: number;
}

/** The log of all matches of a host, with a journal per host. */
export class HostLog implements LogWriter {
  readonly #port: MessagePort;
  readonly #journal: Journal;
  readonly #mark: SettledWatermark;
  readonly #ends = new WriterPositions();
  #last = 0;

  constructor({ port, journal, settled }: Omit<JournalAccess, 'kind'>) {
    this.#port = port;
    this.#mark = new SettledWatermark(settled);
    this.#journal = new Journal(journal, () => this.#mark.number);
  }

  takeUp(match: string, end: LogEnd, epoch: Epoch): void {
    this.#ends.takeUp(match, end, epoch);
  }

  drop(match: string): void {
    this.#ends.drop(match);
  }

  /**
   * Appends entries. They are sent to the database before they are written to the journal. In the other order, the next
   * host could miss entries of the journal if this thread were lost in between.
   */
  async append(writes: readonly LogWrite[]): Promise<ReadonlyMap<string, string>> {
    const { next, refused } = this.#ends.advance(writes.flatMap(({ entry }) => entry ?? []));
    if (next.length === 0) return refused;
    const number = ++this.#last;
    const text = packEntries(next);
    const snapshots = writes.flatMap(({ snapshot }) => (snapshot && !refused.has(snapshot.match) ? snapshot : []));
    const batch: EntryBatch = { number, entries: text, count: next.length, snapshots };
    try {
      this.#port.postMessage(batch);
      // Checked after the entries were sent: if the host is not fenced yet, the fence still reads them from the port.
      if (this.#mark.isFenced) throw new ServerError('closed', 'journal', 'This host has been given up');
      this.#write(number, text);
    } catch (error) {
      // The database may have them all the same, so the logs have to be read again.
      for (const { match } of next) this.#ends.drop(match);
      throw error;
    }
    return refused;
  }

  #write(number: number, text: string): void {
    try {
      this.#journal.write(number, text);
      this.#mark.journaled = number;
    } catch (error) {
      const failure: JournalFailure = { unjournaled: number };
      this.#port.postMessage(failure);
      throw error;
    }
  }

  /** The journal stays: it is needed until the database has all of it. */
  async close(): Promise<void> {
    this.#port.close();
  }
}
