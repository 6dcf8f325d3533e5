import type { Transferable } from 'node:worker_threads';
import type { LogWrite, StoredEntry, StoredSnapshot } from './storedEntry.ts';

// The log of record, behind one interface for all databases. Host threads write it, the server reads it. Only the code
// that opens it knows the database. Every implementation passes `testing/matchLogConformance.ts`.

/** The end of a log: the number and the seal of its last entry. Before the first, 0 and the seal of the match's beginning. */
export interface LogEnd {
  readonly seq: number;
  readonly seal: string;
}

/** Fencing token of a log: a writer with an older epoch is rejected. It is always 0 on a single node. */
export type Epoch = number;

/** The writer of one thread. It can only append to matches that it has opened. */
export interface LogWriter {
  /** Opens the log of a match, with this end, for appends. Without a shard, the match is in the shard of its id. */
  takeUp(match: string, end: LogEnd, epoch: Epoch, shard?: number): void;
  /** Closes the log of a match. */
  drop(match: string): void;
  /**
   * Appends a batch; added entries are durable when this resolves. The entries of one match are added all or not at
   * all: not if they do not continue its log, nor if another writer owns it now. Resolves to the matches without added
   * entries, with the reasons: they have to be opened again. Rejects if no entry could be stored, or the outcome is
   * unknown; that holds for all matches of the batch.
   */
  append(writes: readonly LogWrite[]): Promise<ReadonlyMap<string, string>>;
  close(): Promise<void>;
}

/** Parameters with which a thread opens its writer (`openLogWriter`). They are opaque to the sender. */
export interface LogAccess {
  readonly data: object;
  readonly transfer: Transferable[];
}

/** The logs of all matches. */
export interface MatchLog {
  /** Returns the access for a new writing thread. */
  access(): LogAccess;
  /** Fences off a thread that was replaced and may not have ended. */
  fence(access: LogAccess): void;
  /** Returns the entries after one, in order, including every acknowledged one. */
  read(match: string, after?: number): Promise<ReadEntry[]>;
  /** Returns the newest snapshot of a match. */
  snapshot(match: string): Promise<StoredSnapshot | undefined>;
  /** Adds acknowledged entries of a crashed server that are not in the database yet. */
  recover(): Promise<void>;
}

/** An entry as read, with the clocks after it, if the match has clocks. */
export interface ReadEntry extends StoredEntry {
  readonly clocks: string | null;
}
