import { randomBytes } from 'node:crypto';
import { copyFileSync, existsSync, readFileSync, rmSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import type Database from 'libsql';
import { Journal, type JournalRecord, journalFiles, scanPage } from '../journal.ts';
import { messageOf } from '../openFile.ts';
import type { DamageReport } from './damageReport.ts';
import type { PageSums } from './pageSums.ts';
import { type Change, readRedo, writeRedo } from './redoRecord.ts';
import { readWal } from './walFrames.ts';

/**
 * A checkpoint is due after this time, this many transactions, or this many characters: both files of the redo log are
 * then nearly full.
 */
const CHECKPOINT_AFTER_MS = 5000;
const CHECKPOINT_AFTER_COMMITS = 1000;
const CHECKPOINT_AFTER_CHARS = 3_500_000;
/** Pause before a failed checkpoint is retried. */
const RETRY_MS = 1000;
const RUN_BYTES = 8;

const POSITION_TABLE = `CREATE TABLE IF NOT EXISTS redo_position (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  run TEXT NOT NULL,
  number INTEGER NOT NULL
)`;
const BEGIN_RUN = 'INSERT OR REPLACE INTO redo_position (id, run, number) VALUES (1, ?, 0)';
const MOVE_POSITION = 'UPDATE redo_position SET number = ? WHERE id = 1';

export interface CommitLogSettings {
  readonly database: Database.Database;
  /** Path of the database. */
  readonly file: string;
  readonly sums: PageSums;
  /** Applies a change inside a transaction. */
  apply(change: Change): void;
  onFinding(finding: DamageReport): void;
}

/** Name of the redo log beside a database; its two files end in `.a` and `.b`. */
export function redoName(file: string): string {
  return `${file}-redo`;
}

/**
 * Commits transactions, and keeps a second copy until they are in the database file.
 *
 * SQLite silently drops everything after a damaged byte of its write-ahead log. Each transaction is therefore also
 * written to a redo log before it is acknowledged, and advances a number in the database. On start, the transactions
 * above that number are applied again. The redo log is restarted once a checkpoint has moved the write-ahead log into
 * the database file.
 */
export class CommitLog {
  readonly #settings: CommitLogSettings;
  #redo: Journal | undefined;
  #move: Database.Statement | undefined;
  #run = '';
  #last = 0;
  #checkpointed = 0;
  #commits = 0;
  #chars = 0;
  /** When the oldest transaction since the last checkpoint was committed. */
  #since = 0;
  /** Whether the redo log is missing a transaction; a checkpoint resets this. */
  #isBehind = false;
  /** Whether the last checkpoint failed, which is reported once. */
  #hasFailed = false;
  #notBefore = 0;

  constructor(settings: CommitLogSettings) {
    this.#settings = settings;
  }

  /** Applies the transactions of the redo log that the database is missing, and begins a new one. */
  start(): void {
    this.#settings.database.exec(POSITION_TABLE);
    this.#replay();
    if (this.#beginRun()) this.#openRedo();
  }

  /** Ends the open transaction. Returns once it is on disk, in the write-ahead log and in the redo log. */
  commit(change: Change | undefined): void {
    const { database } = this.#settings;
    if (change && this.#run !== '') {
      this.#move ??= database.prepare(MOVE_POSITION);
      this.#move.run([this.#last + 1]);
    }
    database.exec('COMMIT');
    if (!change) return;
    this.#commits++;
    if (this.#commits === 1) this.#since = performance.now();
    this.#append(change);
  }

  /** Moves the write-ahead log into the database file if that is due. No transaction may be open. */
  checkpointIfDue(): void {
    const now = performance.now();
    if (this.#commits === 0 || now < this.#notBefore) return;
    const isDue =
      this.#isBehind ||
      this.#commits >= CHECKPOINT_AFTER_COMMITS ||
      this.#chars >= CHECKPOINT_AFTER_CHARS ||
      now - this.#since >= CHECKPOINT_AFTER_MS;
    if (isDue && !this.#tryCheckpoint()) this.#notBefore = now + RETRY_MS;
  }

  /** Moves the write-ahead log into the database file, so that it contains the tables of a new server. */
  checkpoint(): void {
    this.#tryCheckpoint();
  }

  /** Closes the database. Leaves no redo log if everything is in the database file. */
  close(): void {
    const { database, file, sums } = this.#settings;
    const isWhole = this.#tryCheckpoint();
    database.close();
    this.#redo?.close();
    sums.close();
    if (isWhole) for (const path of journalFiles(redoName(file))) rmSync(path, { force: true });
  }

  #append(change: Change): void {
    const number = ++this.#last;
    if (!this.#redo) return;
    const text = writeRedo({ run: this.#run, change });
    this.#chars += text.length;
    try {
      this.#redo.write(number, text);
    } catch (error) {
      // The transaction is durable in the write-ahead log. The next checkpoint makes the redo log complete again.
      if (!this.#isBehind) this.#settings.onFinding({ problem: `redo log write failed: ${messageOf(error)}` });
      this.#isBehind = true;
    }
  }

  #tryCheckpoint(): boolean {
    try {
      if (!this.#checkpoint()) return false;
      if (!this.#redo && this.#run === '' && !this.#beginRun()) return false;
      if (!this.#redo) this.#openRedo();
      this.#hasFailed = false;
      return true;
    } catch (error) {
      if (!this.#hasFailed) this.#settings.onFinding({ problem: `checkpoint failed: ${messageOf(error)}` });
      this.#hasFailed = true;
      return false;
    }
  }

  /** Returns whether the whole write-ahead log is in the database file now. */
  #checkpoint(): boolean {
    const { database, file, sums } = this.#settings;
    const wal = readWal(`${file}-wal`);
    if (sums.exists) sums.beginCheckpoint(wal);
    // Truncated, because a damaged log with frames that were moved would overwrite newer pages with old ones.
    const [result] = database.prepare('PRAGMA wal_checkpoint(TRUNCATE)').all() as [
      { readonly busy: number; readonly log: number; readonly checkpointed: number },
    ];
    if (result.busy !== 0 || result.log !== result.checkpointed) return false;
    if (sums.exists) sums.endCheckpoint();
    else sums.rebuild();
    this.#checkpointed = this.#last;
    this.#commits = 0;
    this.#chars = 0;
    this.#isBehind = false;
    return true;
  }

  /** Numbers count from 1 under a new run name, so that a redo log only fits the database it was written for. */
  #beginRun(): boolean {
    const run = randomBytes(RUN_BYTES).toString('hex');
    try {
      this.#settings.database.prepare(BEGIN_RUN).run([run]);
      if (!this.#checkpoint()) return false;
    } catch (error) {
      // As on a full disk: the server runs without a redo log, and retries.
      this.#notStarted(error);
      return false;
    }
    this.#run = run;
    this.#last = 0;
    this.#checkpointed = 0;
    return true;
  }

  #openRedo(): void {
    const name = redoName(this.#settings.file);
    try {
      for (const path of journalFiles(name)) rmSync(path, { force: true });
      this.#redo = new Journal(name, () => this.#checkpointed);
    } catch (error) {
      this.#notStarted(error);
    }
  }

  #notStarted(error: unknown): void {
    if (!this.#hasFailed) this.#settings.onFinding({ problem: `redo log start failed: ${messageOf(error)}` });
    this.#hasFailed = true;
  }

  #replay(): void {
    const { database, file, apply, onFinding } = this.#settings;
    const paths = journalFiles(redoName(file)).filter((path) => existsSync(path));
    if (paths.length === 0) return;
    const [position] = database.prepare('SELECT run, number FROM redo_position').all() as [
      { readonly run: string; readonly number: number }?,
    ];
    const scans = paths.map((path) => scanPage(readFileSync(path)));
    const records = scans.flatMap((scan) => scan.records).sort((a, b) => a.number - b.number);
    const own = records.flatMap((record) => redoOf(record, position?.run));
    if (records.length > 0 && own.length === 0) {
      onFinding({ problem: 'redo log ignored: another database wrote it', copies: setAside(paths) });
      return;
    }
    const done = position?.number ?? 0;
    const lost = own.filter(({ number }) => number > done);
    for (const { number, change } of lost) {
      try {
        database.exec('BEGIN IMMEDIATE');
        apply(change);
        database.prepare(MOVE_POSITION).run([number]);
        database.exec('COMMIT');
      } catch (error) {
        if (database.inTransaction) database.exec('ROLLBACK');
        onFinding({ problem: `redo of transaction ${number} failed: ${messageOf(error)}`, copies: setAside(paths) });
      }
    }
    if (lost.length > 0)
      onFinding({ problem: `write-ahead log damaged: ${lost.length} transactions restored from the redo log` });
    const missing = (own.at(-1)?.number ?? 0) - done - lost.length;
    const isDamaged = scans.some(({ gaps, isTorn }) => gaps > 0 || isTorn);
    if (missing > 0 || (isDamaged && lost.length > 0)) {
      const matches = namedIn(scans.flatMap(({ unreadable }) => unreadable));
      const copies = setAside(paths);
      onFinding({ problem: `redo log damaged: at least ${Math.max(missing, 1)} transactions lost`, matches, copies });
    }
  }
}

function redoOf({ number, text }: JournalRecord, run: string | undefined) {
  const record = readRedo(text);
  return record && record.run === run ? [{ number, change: record.change }] : [];
}

/** Returns the ids of matches in the remains of damaged records. */
export function namedIn(texts: readonly string[]): string[] {
  const ids = texts.flatMap((text) =>
    [...text.matchAll(/\\?"match\\?":\\?"([0-9a-z]{1,40})\\?"/g)].map(([, id]) => id as string),
  );
  return [...new Set(ids)];
}

function setAside(paths: readonly string[]): string[] {
  return paths.map((path) => {
    const copy = `${path}-damaged-${Date.now()}`;
    copyFileSync(path, copy);
    return copy;
  });
}
