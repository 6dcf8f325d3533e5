import type { MessagePort } from 'node:worker_threads';
import { ServerError } from '../errors.ts';
import type { NewSnapshot, Posted } from '../hosts/hostMessages.ts';
import { packedEntries } from '../hosts/parcel.ts';
import { Journal } from './journal.ts';
import { SettledMark } from './settledMark.ts';

/** What a host needs to keep what happens in it: a way to the database, and a journal until it is there. */
export interface LogAccess {
  readonly port: MessagePort;
  /** The name of the journal: the path of its files without their endings. */
  readonly journal: string;
  /** The memory of the `SettledMark` of that journal. */
  readonly settled: SharedArrayBuffer;
}

/** Entries on their way to the database. */
export interface LogParcel {
  /** Where the entries stand in the journal of their host. */
  readonly number: number;
  /** `NewEntry[]`, packed. */
  readonly entries: string;
  /** How many they are. */
  readonly count: number;
  readonly snapshots: readonly NewSnapshot[];
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
   * Keeps the entries of these answers; they are on disk when this returns. They are on their way to the database before that:
   * were the thread lost in between, whoever takes up its matches would otherwise not find what its journal has.
   */
  keep(posts: readonly Posted[]): void {
    const entries = posts.flatMap(({ entry }) => entry ?? []);
    if (entries.length === 0) return;
    const number = ++this.#last;
    const text = packedEntries(entries);
    const count = entries.length;
    const parcel: LogParcel = {
      number,
      entries: text,
      count,
      snapshots: posts.flatMap(({ snapshot }) => snapshot ?? []),
    };
    this.#port.postMessage(parcel);
    // Asked after the entries have been sent: while the answer is no, whoever fences this thread off finds them at the port.
    if (this.#mark.isFenced) throw new ServerError('closed', 'journal', 'This host has been given up');
    this.#journal.write(number, text);
  }
}
