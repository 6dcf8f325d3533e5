import type { Transferable } from 'node:worker_threads';
import type { LogWrite, StoredEntry, StoredSnapshot } from './storedEntry.ts';

// The log of record behind one interface. Threads in which rules run write it, the server reads it. Which database is behind it is
// known to whoever opens it and to nobody else; `testing/matchLogConformance.ts` is what every one of them must do.

/** The end of a log: the number and the seal of its last entry. Before the first, 0 and the seal of the match's beginning. */
export interface LogEnd {
  readonly seq: number;
  readonly seal: string;
}

/** Who may write a log: nobody who has taken it up under an older epoch. Where there is one node alone it is always 0. */
export type Epoch = number;

/** The hand of one thread. Only matches that it has taken up can go on by it. */
export interface LogWriter {
  /** Takes up the log of a match that ends here. Without a shard, the match lies in the shard of its id. */
  takeUp(match: string, end: LogEnd, epoch: Epoch, shard?: number): void;
  /** Lets go of it. */
  drop(match: string): void;
  /**
   * Adds a batch; whatever is added is durable when this resolves. The entries of one match are added all or not at all: not if they do
   * not go on where its log ends, nor if somebody else may write it now. Resolves to the matches of which nothing was added, and why: they
   * have to be taken up anew. Rejects where nothing could be kept, or nobody knows what was: then that holds for all of them.
   */
  append(writes: readonly LogWrite[]): Promise<ReadonlyMap<string, string>>;
  close(): Promise<void>;
}

/** What a thread opens its writer with (`openLogWriter`). It is sent there, and means nothing to whoever sends it. */
export interface LogAccess {
  readonly data: object;
  readonly transfer: Transferable[];
}

/** The logs of all matches. */
export interface MatchLog {
  /** For a new thread that writes. */
  access(): LogAccess;
  /** Lets nothing more come from a thread that has been given up and may not have ended. */
  fence(access: LogAccess): void;
  /** The entries after one, in order. Everything that was ever acknowledged is among them. */
  read(match: string, after?: number): Promise<ReadEntry[]>;
  /** The newest snapshot of a match. */
  snapshot(match: string): Promise<StoredSnapshot | undefined>;
  /** Adds what was acknowledged by somebody who ended without a word and is not in the database yet. */
  recover(): Promise<void>;
}

/** An entry as it is read, with the clocks after it, where there are any. */
export interface ReadEntry extends StoredEntry {
  readonly clocks: string | null;
}
