import type { MessagePort } from 'node:worker_threads';
import type { HostAnswer } from '../hosts/hostMessages.ts';

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

/** Work for the database: statements that happen all or not at all, or the edges of a longer transaction. */
export interface Job {
  readonly id: number;
  /** Which open transaction it belongs to; 0 for none. */
  readonly lane: number;
  readonly task: readonly Statement[] | 'begin' | 'commit' | 'rollback';
}

/** What the last statement of a job gave. */
export interface Rows {
  readonly rows: readonly unknown[];
  readonly changes: number;
}

export type JobAnswer =
  | ({ readonly id: number } & Rows)
  | { readonly id: number; readonly code: string; readonly message: string };

/** What is said to the thread: a tick's worth of work, a host whose answers pass here, or that it is time to go. */
export type ToDatabase = readonly Job[] | { readonly host: number; readonly port: MessagePort } | 'close';

/** Answers of a host as its parcel has them, and those that must be given instead, as something could not be kept. */
export interface Passed {
  readonly host: number;
  readonly answers: string;
  readonly instead: readonly HostAnswer[];
}

/** What it says: answers, one a job, sent only once everything in them is on disk. */
export interface FromDatabase {
  readonly answers: readonly JobAnswer[];
  readonly passed: readonly Passed[];
  /** How long the transaction took in milliseconds, from its first statement to the disk. */
  readonly took: number;
}
