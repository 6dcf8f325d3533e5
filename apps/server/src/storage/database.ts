import { join } from 'node:path';
import { MessageChannel, Worker } from 'node:worker_threads';
import { ServerError } from '../errors.ts';
import type { JournalAccess } from './hostLog.ts';
import type { FromDatabase, Job, Rows, StrayEntry, ToDatabase } from './job.ts';
import type { Finding } from './recovery/finding.ts';
import { SettledMark } from './settledMark.ts';

/** Both `src` and `dist` are next to `dist`: threads run the built file even when this one runs from source. */
const THREAD = new URL('../../dist/storage/databaseThread.js', import.meta.url);

/** What the database has done lately, for whoever measures. */
export interface Transaction {
  readonly jobs: number;
  readonly ms: number;
  /** How many entries wait in journals after it. */
  readonly unsettled: number;
}

interface Waiting {
  resolve(rows: Rows): void;
  reject(error: unknown): void;
}

/** A statement or a transaction that the database would not do. */
export class StorageError extends ServerError {
  /** Whether somebody else already has this key. */
  readonly isConflict: boolean;

  constructor(sqliteCode: string, message: string) {
    super('storage-failed', sqliteCode, message);
    this.name = 'StorageError';
    this.isConflict = sqliteCode.startsWith('SQLITE_CONSTRAINT');
  }
}

export interface DatabaseSettings {
  readonly file: string;
  /** How long to wait for another that has the file. */
  readonly patienceMs: number;
  /** A folder, empty, for the journals of hosts. */
  readonly journals: string;
  /** Told of every transaction. */
  onTransaction(transaction: Transaction): void;
  /** Told of an entry that could not be added, as its log has gone on elsewhere. */
  onStrayEntry(stray: StrayEntry): void;
  /** Told when entries could not be added just now; it is tried again. */
  onTrouble(message: string): void;
  /** Told of damage. */
  onFinding(finding: Finding): void;
  /** Told when the database is lost. */
  onFailure(error: ServerError): void;
}

/** The database in its own thread. What is asked in one tick travels together and shares a transaction. */
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

  /** How many jobs have been asked for and not been answered. */
  get waiting(): number {
    return this.#waiting.size;
  }

  /** Does all of this or nothing; resolves once it is on disk. */
  do(task: Job['task'], connection = 0): Promise<Rows> {
    if (this.#closed) return Promise.reject(new ServerError('closed', 'storage', 'The database is closed'));
    const id = ++this.#lastId;
    if (this.#outbox.length === 0) setImmediate(() => this.#post());
    this.#outbox.push({ id, connection, task });
    return new Promise((resolve, reject) => this.#waiting.set(id, { resolve, reject }));
  }

  /** What a new host needs to keep what happens in it. Whatever is asked later is answered with that in mind. */
  logAccess(): JournalAccess {
    const { port1, port2 } = new MessageChannel();
    const journal = join(this.#settings.journals, String(++this.#lastJournal));
    const settled = new SettledMark().memory;
    const message: ToDatabase = { kind: 'journal', port: port1, journal, settled };
    this.#worker.postMessage(message, [port1]);
    return { kind: 'journal', port: port2, journal, settled };
  }

  /**
   * Lets nothing more come from a host that has been given up and may not have ended. First it is told, then its port is read
   * for the last time: what it had sent until then is in the log, and what it sends later goes to nobody and into no journal.
   * So whoever takes up its matches afterwards goes on from all that it can ever have done.
   */
  fence({ journal, settled }: Pick<JournalAccess, 'journal' | 'settled'>): void {
    new SettledMark(settled).fence();
    const message: ToDatabase = { fenced: journal };
    this.#worker.postMessage(message);
  }

  /** Adds entries that were found in journals; resolves once they are on disk. */
  async recover(recovered: readonly string[]): Promise<void> {
    const message: ToDatabase = { recovered };
    this.#worker.postMessage(message);
    await this.do([]);
  }

  /** Compares which matches headings, logs and the list of matches name; resolves once what is wrong has been told. */
  async compareMatches(): Promise<void> {
    const message: ToDatabase = 'compare';
    this.#worker.postMessage(message);
    await this.do([]);
  }

  /** Finishes what was asked, then closes the file. */
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
    if (trouble !== undefined) this.#settings.onTrouble(trouble);
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
