import type { MessagePort } from 'node:worker_threads';
import { ServerError } from '../errors.ts';
import { packEntries } from './entryBatch.ts';
import { Journal } from './journal.ts';
import { SettledMark } from './settledMark.ts';
import type { LogWrite, SnapshotWrite } from './storedEntry.ts';

/** What a host needs to keep what happens in it: a way to the database, and a journal until it is there. */
export interface LogAccess {
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

/** The log of all matches of a host. */
export class HostLog {
  readonly #port: MessagePort;
  readonly #journal: Journal;
  readonly #mark: SettledMark;
  #last = 0;

  constructor({ port, journal, settled }: LogAccess) {
    this.#port = port;
    this.#mark = new SettledMark(settled);
    this.#journal = new Journal(journal, () => this.#mark.number);
  }

  /**
   * Keeps these entries; they are on disk when this returns. They are on their way to the database before that:
   * were the thread lost in between, whoever takes up its matches would otherwise not find what its journal has.
   */
  append(writes: readonly LogWrite[]): void {
    const entries = writes.flatMap(({ entry }) => entry ?? []);
    if (entries.length === 0) return;
    const number = ++this.#last;
    const text = packEntries(entries);
    const count = entries.length;
    const batch: EntryBatch = {
      number,
      entries: text,
      count,
      snapshots: writes.flatMap(({ snapshot }) => snapshot ?? []),
    };
    this.#port.postMessage(batch);
    // Asked after the entries have been sent: while the answer is no, whoever fences this thread off finds them at the port.
    if (this.#mark.isFenced) throw new ServerError('closed', 'journal', 'This host has been given up');
    this.#journal.write(number, text);
  }
}
