import { join } from 'node:path';
import { MessageChannel, Worker } from 'node:worker_threads';
import { ServerError } from '../errors.ts';
import type { FromDatabase, Job, Rows, StrayEntry, ToDatabase } from './databaseMessages.ts';
import type { JournalAccess } from './hostLog.ts';
import type { DamageReport } from './recovery/damageReport.ts';
import { SettledWatermark } from './settledWatermark.ts';

/** Both `src` and `dist` are next to `dist`: threads run the built file even when this one runs from source. */
const THREAD = new URL('../../dist/storage/databaseThread.js', import.meta.url);

/** A transaction of the database, for metrics. */
export interface Transaction {
  readonly jobs: number;
  readonly ms: number;
  /** Number of entries in journals after it that are not in the database yet. */
  readonly unsettled: number;
}

interface Waiting {
  resolve(rows: Rows): void;
  reject(error: unknown): void;
}

/** A statement or a transaction that the database rejected. */
export class StorageError extends ServerError {
  /** Whether the key is already in use. */
  readonly isConflict: boolean;

  constructor(sqliteCode: string, message: string) {
    super('storage-failed', sqliteCode, message);
    this.name = 'StorageError';
    this.isConflict = sqliteCode.startsWith('SQLITE_CONSTRAINT');
  }
}

export interface DatabaseSettings {
  readonly file: string;
  /** How long to wait for another process that has the file locked, in milliseconds. */
  readonly patienceMs: number;
  /** An empty folder for the journals of hosts. */
  readonly journals: string;
  onTransaction(transaction: Transaction): void;
  /** Called for an entry that could not be added because it does not fit the end of its log. */
  onStrayEntry(stray: StrayEntry): void;
  /** Called when entries could not be added; the write is retried. */
  onError(message: string): void;
  /** Called for damage. */
  onFinding(finding: DamageReport): void;
  /** Called when the database thread is lost. */
  onFailure(error: ServerError): void;
}

/** The database in a separate thread. Jobs of one tick are sent together and share a transaction. */
export class DatabaseThread {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, Waiting>();
  readonly #settings: DatabaseSettings;
  #outbox: Job[] = [];
  #lastId = 0;
  #lastJournal = 0;
  #closed = false;

  constructor(settings: DatabaseSettings) {
    this.#settings = settings;
    this.#worker = new Worker(THREAD, {
      workerData: { file: settings.file, patienceMs: settings.patienceMs },
      execArgv: [],
    });
    this.#worker.on('message', (message: FromDatabase) => this.#hear(message));
    this.#worker.on('error', (cause) => this.#fail(cause));
    this.#worker.on('exit', () => this.#fail(new Error('The thread has ended')));
  }

  /** Number of unanswered jobs. */
  get waiting(): number {
    return this.#waiting.size;
  }

  /** Runs a job, all or nothing; resolves once it is on disk. */
  do(task: Job['task'], connection = 0): Promise<Rows> {
    if (this.#closed) return Promise.reject(new ServerError('closed', 'storage', 'The database is closed'));
    const id = ++this.#lastId;
    if (this.#outbox.length === 0) setImmediate(() => this.#post());
    this.#outbox.push({ id, connection, task });
    return new Promise((resolve, reject) => this.#waiting.set(id, { resolve, reject }));
  }

  /** Returns the access that a new host needs to write entries. Later reads include its entries. */
  logAccess(): JournalAccess {
    const { port1, port2 } = new MessageChannel();
    const journal = join(this.#settings.journals, String(++this.#lastJournal));
    const settled = new SettledWatermark().memory;
    const message: ToDatabase = { kind: 'journal', port: port1, journal, settled };
    this.#worker.postMessage(message, [port1]);
    return { kind: 'journal', port: port2, journal, settled };
  }

  /**
   * Fences off a host that was replaced and may not have ended. First it is marked as fenced, then its port is read for
   * the last time. Earlier entries are in the log; later ones go to no port and into no journal. The next host of its
   * matches therefore continues from everything it can ever have written.
   */
  fence({ journal, settled }: Pick<JournalAccess, 'journal' | 'settled'>): void {
    new SettledWatermark(settled).fence();
    const message: ToDatabase = { fenced: journal };
    this.#worker.postMessage(message);
  }

  /** Adds entries found in journals; resolves once they are on disk. */
  async recover(recovered: readonly string[]): Promise<void> {
    const message: ToDatabase = { recovered };
    this.#worker.postMessage(message);
    await this.do([]);
  }

  /** Compares the matches in headings, logs and the match list; resolves once all differences are reported. */
  async compareMatches(): Promise<void> {
    const message: ToDatabase = 'compare';
    this.#worker.postMessage(message);
    await this.do([]);
  }

  /** Finishes pending jobs, then closes the file. */
  async close(): Promise<void> {
    if (this.#closed) return;
    this.#post();
    this.#closed = true;
    const ended = new Promise<void>((resolve) => this.#worker.once('exit', () => resolve()));
    const goodbye: ToDatabase = 'close';
    this.#worker.postMessage(goodbye);
    await ended;
  }

  #post(): void {
    if (this.#outbox.length === 0) return;
    const jobs: ToDatabase = this.#outbox;
    this.#outbox = [];
    this.#worker.postMessage(jobs);
  }

  #hear({ answers, strays, took, unsettled, trouble, findings = [] }: FromDatabase): void {
    for (const finding of findings) this.#settings.onFinding(finding);
    this.#settings.onTransaction({ jobs: answers.length, ms: took, unsettled });
    for (const stray of strays) this.#settings.onStrayEntry(stray);
    if (trouble !== undefined) this.#settings.onError(trouble);
    for (const answer of answers) {
      const waiting = this.#waiting.get(answer.id);
      this.#waiting.delete(answer.id);
      if ('code' in answer) waiting?.reject(new StorageError(answer.code, answer.message));
      else waiting?.resolve(answer);
    }
  }

  #fail(cause: unknown): void {
    const message = cause instanceof Error ? cause.message : String(cause);
    const error = new ServerError('storage-failed', this.#settings.file, message, { cause });
    for (const { reject } of this.#waiting.values()) reject(error);
    this.#waiting.clear();
    if (!this.#closed) this.#settings.onFailure(error);
    this.#closed = true;
  }
}
