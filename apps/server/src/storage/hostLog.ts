import type { MessagePort } from 'node:worker_threads';
import { ServerError } from '../errors.ts';
import { packEntries } from './entryBatch.ts';
import { Journal } from './journal.ts';
import { LogEnds } from './logEnds.ts';
import type { Epoch, LogEnd, LogWriter } from './matchLog.ts';
import { SettledMark } from './settledMark.ts';
import type { LogWrite, SnapshotWrite } from './storedEntry.ts';

/** What a host needs to keep what happens in it: a way to the database, and a journal until it is there. */
export interface JournalAccess {
  readonly kind: 'journal';
  readonly port: MessagePort;
  /** The name of the journal: the path of its files without their endings. */
  readonly journal: string;
  /** The memory of the `SettledMark` of that journal. */
  readonly settled: SharedArrayBuffer;
}

/** Entries on their way to the database. */
export interface EntryBatch {
  /** Where the entries stand in the journal of their host. */
  readonly number: number;
  /** `EntryWrite[]`, packed. */
  readonly entries: string;
  /** How many they are. */
  readonly count: number;
  readonly snapshots: readonly SnapshotWrite[];
}

/** Sent after a batch that the journal could not take. */
export interface JournalFailure {
  readonly unjournaled: number;
}

/** The log of all matches of a host, in a journal of its own first. */
export class HostLog implements LogWriter {
  readonly #port: MessagePort;
  readonly #journal: Journal;
  readonly #mark: SettledMark;
  readonly #ends = new LogEnds();
  #last = 0;

  constructor({ port, journal, settled }: Omit<JournalAccess, 'kind'>) {
    this.#port = port;
    this.#mark = new SettledMark(settled);
    this.#journal = new Journal(journal, () => this.#mark.number);
  }

  takeUp(match: string, end: LogEnd, epoch: Epoch): void {
    this.#ends.takeUp(match, end, epoch);
  }

  drop(match: string): void {
    this.#ends.drop(match);
  }

  /**
   * Keeps these entries. They are on their way to the database before they are in the journal: were the thread lost in between, whoever
   * takes up its matches would otherwise not find what its journal has.
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
      // Asked after the entries have been sent: while the answer is no, whoever fences this thread off finds them at the port.
      if (this.#mark.isFenced) throw new ServerError('closed', 'journal', 'This host has been given up');
      this.#write(number, text);
    } catch (error) {
      // The database may have it all the same: the logs have to be looked at again.
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
