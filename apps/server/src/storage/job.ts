import type { JournalAccess } from './hostLog.ts';
import type { Finding } from './recovery/finding.ts';

/** What travels between the server and the thread that owns the database. */

/** A value as SQLite knows it. */
export type Cell = string | number | bigint | Uint8Array | null;

export interface Statement {
  readonly sql: string;
  readonly parameters: readonly Cell[];
  /** Whether it is a conflict if this changes nothing. */
  readonly mustChange?: boolean;
}

/** The code of a failed statement that had to change something. */
export const NOTHING_CHANGED = 'SQLITE_CONSTRAINT_NOTHING_CHANGED';

/** Everything in the database, as one moment has it, into a file that is empty or not there. */
export interface BackupTask {
  readonly backup: string;
}

/** Work for the database: statements that happen all or not at all, the edges of a longer transaction, or a copy of it all. */
export interface Job {
  readonly id: number;
  /** Which open transaction it belongs to; 0 for none. */
  readonly connection: number;
  readonly task: readonly Statement[] | 'begin' | 'commit' | 'rollback' | BackupTask;
}

/** What the last statement of a job gave. */
export interface Rows {
  readonly rows: readonly unknown[];
  readonly changes: number;
}

export type JobAnswer =
  | ({ readonly id: number } & Rows)
  | { readonly id: number; readonly code: string; readonly message: string };

/** What is said to the thread: a tick's worth of work, a host whose log arrives by a port, entries left in journals, or to go. */
export type ToDatabase =
  | readonly Job[]
  | JournalAccess
  | { readonly recovered: readonly string[] }
  /** The journal of a host that has been given up. */
  | { readonly fenced: string }
  /** To compare which matches there are, once tables and journals are up to date. */
  | 'compare'
  | 'close';

/** An entry that does not go on where its log ends. */
export interface StrayEntry {
  readonly match: string;
  readonly message: string;
}

/** What it says: answers, one a job, sent only once everything in them is on disk. */
export interface FromDatabase {
  readonly answers: readonly JobAnswer[];
  readonly strays: readonly StrayEntry[];
  /** How long the transaction took in milliseconds, from its first statement to the disk. */
  readonly took: number;
  /** How many entries wait in journals to be added. */
  readonly unsettled: number;
  /** Damage that was found. */
  readonly findings?: readonly Finding[];
  /** Why entries could not be written just now. They stay in their journals, and are tried again. */
  readonly trouble?: string;
}
