import { MessageChannel, type MessagePort, Worker } from 'node:worker_threads';
import { ServerError } from '../errors.ts';
import type { HostAnswer } from '../hosts/hostMessages.ts';
import { answersIn } from '../hosts/parcel.ts';
import type { FromDatabase, Job, Passed, Rows, ToDatabase } from './job.ts';

/** Both `src` and `dist` are next to `dist`: threads run the built file even when this one runs from source. */
const THREAD = new URL('../../dist/storage/databaseThread.js', import.meta.url);

/** What the database has done lately, for whoever measures. */
export interface Transaction {
  readonly jobs: number;
  readonly ms: number;
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

/** The database in its own thread. What is asked in one tick travels together and shares a transaction. */
export class DatabaseThread {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, Waiting>();
  readonly #hosts = new Map<number, (answer: HostAnswer) => void>();
  readonly #onTransaction: (transaction: Transaction) => void;
  readonly #onFailure: (error: ServerError) => void;
  #outbox: Job[] = [];
  #lastId = 0;
  #closed = false;

  constructor(
    file: string,
    onTransaction: (transaction: Transaction) => void,
    onFailure: (error: ServerError) => void,
  ) {
    this.#onTransaction = onTransaction;
    this.#onFailure = onFailure;
    this.#worker = new Worker(THREAD, { workerData: { file }, execArgv: [] });
    this.#worker.on('message', (message: FromDatabase) => this.#hear(message));
    this.#worker.on('error', (cause) => this.#fail(cause));
    this.#worker.on('exit', () => this.#fail(new Error('The thread has ended')));
  }

  /** Does all of this or nothing; resolves once it is on disk. */
  do(task: Job['task'], lane = 0): Promise<Rows> {
    if (this.#closed) return Promise.reject(new ServerError('closed', 'storage', 'The database is closed'));
    const id = ++this.#lastId;
    if (this.#outbox.length === 0) setImmediate(() => this.#post());
    this.#outbox.push({ id, lane, task });
    return new Promise((resolve, reject) => this.#waiting.set(id, { resolve, reject }));
  }

  /**
   * A way for the host of this number to answer by: what it posts there arrives at `deliver` once the entries in it, and all
   * before them, are on disk. It takes the place of the one that its predecessor had.
   */
  passage(host: number, deliver: (answer: HostAnswer) => void): MessagePort {
    const { port1, port2 } = new MessageChannel();
    this.#hosts.set(host, deliver);
    const message: ToDatabase = { host, port: port1 };
    this.#worker.postMessage(message, [port1]);
    return port2;
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

  #hear({ answers, passed, took }: FromDatabase): void {
    this.#onTransaction({ jobs: answers.length + passed.length, ms: took });
    for (const each of passed) this.#deliver(each);
    for (const answer of answers) {
      const waiting = this.#waiting.get(answer.id);
      this.#waiting.delete(answer.id);
      if ('code' in answer) waiting?.reject(new StorageError(answer.code, answer.message));
      else waiting?.resolve(answer);
    }
  }

  #deliver({ host, answers, instead }: Passed): void {
    const deliver = this.#hosts.get(host);
    for (const answer of answersIn(answers)) deliver?.(instead.find(({ id }) => id === answer.id) ?? answer);
  }

  #fail(cause: unknown): void {
    const message = cause instanceof Error ? cause.message : String(cause);
    const error = new ServerError('storage-failed', THREAD.pathname, message, { cause });
    for (const { reject } of this.#waiting.values()) reject(error);
    this.#waiting.clear();
    if (!this.#closed) this.#onFailure(error);
    this.#closed = true;
  }
}
