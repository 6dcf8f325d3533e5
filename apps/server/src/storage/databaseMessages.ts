import type { JournalAccess } from './hostLog.ts';
import type { DamageReport } from './recovery/damageReport.ts';

/** Messages between the server and the database thread. */

/** A value of SQLite. */
export type Cell = string | number | bigint | Uint8Array | null;

export interface Statement {
  readonly sql: string;
  readonly parameters: readonly Cell[];
  /** Whether it is a conflict if the statement changes nothing. */
  readonly mustChange?: boolean;
}

/** Error code of a statement that changed nothing although it had to. */
export const NOTHING_CHANGED = 'SQLITE_CONSTRAINT_NOTHING_CHANGED';

/** Copies the whole database, consistently, into a file that is empty or does not exist. */
export interface BackupTask {
  readonly backup: string;
}

/**
 * Work for the database: statements that succeed or fail together, the start or end of a longer transaction, or a copy.
 */
export interface Job {
  readonly id: number;
  /** The open transaction it belongs to; 0 for none. */
  readonly connection: number;
  readonly task: readonly Statement[] | 'begin' | 'commit' | 'rollback' | BackupTask;
}

/** Result of the last statement of a job. */
export interface Rows {
  readonly rows: readonly unknown[];
  readonly changes: number;
}

export type JobAnswer =
  | ({ readonly id: number } & Rows)
  | { readonly id: number; readonly code: string; readonly message: string };

/**
 * Message to the thread: the jobs of a tick, a host whose log arrives by a port, entries left in journals, or the order
 * to stop.
 */
export type ToDatabase =
  | readonly Job[]
  | JournalAccess
  | { readonly recovered: readonly string[] }
  /** The journal of a host that was fenced off. */
  | { readonly fenced: string }
  /** Compares the lists of matches, once tables and journals are up to date. */
  | 'compare'
  | 'close';

/** An entry that does not continue its log. */
export interface StrayEntry {
  readonly match: string;
  readonly message: string;
}

/** Message from the thread: one answer per job, sent only after everything in them is on disk. */
export interface FromDatabase {
  readonly answers: readonly JobAnswer[];
  readonly strays: readonly StrayEntry[];
  /** Duration of the transaction in milliseconds, from its first statement to the disk. */
  readonly took: number;
  /** Number of entries in journals that are not in the database yet. */
  readonly unsettled: number;
  /** Damage that was found. */
  readonly findings?: readonly DamageReport[];
  /** Why entries could not be written. They stay in their journals, and the write is retried. */
  readonly trouble?: string;
}
