import { type Transferable, Worker } from 'node:worker_threads';
import type { LoadProgress } from '@tessera/rules';
import type { ThreadMemory } from '../config.ts';
import { ServerError } from '../errors.ts';
import { abandon } from './abandonedThreads.ts';
import { Heartbeat, LOADING_RULES } from './heartbeat.ts';
import { keepLoopsInterruptible } from './interruptibleLoops.ts';
import { MemoryWatch } from './memoryWatch.ts';
import type { LoadingNotice } from './preparations.ts';

/** A message with the number of its request. */
interface Numbered {
  readonly id: number;
}

/** A request to a thread, with the number that its answer must carry. */
export interface Request<Ask> {
  readonly id: number;
  readonly ask: Ask;
}

/** Start parameters of a thread. */
export interface ThreadData {
  readonly heartbeat: SharedArrayBuffer;
  readonly addresses: readonly string[];
}

/** Further start parameters of a thread. */
export interface WorkerStart {
  readonly data: object;
  readonly transfer: Transferable[];
  /** Called before the thread is replaced: its later writes must be rejected. */
  fence?(): void;
}

export interface ThreadSettings<Answer> {
  /** For logs: kind and number of the thread. */
  readonly name: string;
  readonly script: URL;
  /** Addresses of the modules to load games from. */
  readonly addresses: readonly string[];
  readonly memory: ThreadMemory;
  /** How long it may take to terminate before it is abandoned, in milliseconds. */
  readonly endLimitMs?: number;
  /** How long it may load rules without progress, in milliseconds. */
  readonly loadLimitMs?: number;
  /** Returns further start parameters; called for each new thread. */
  workerStart?(): WorkerStart;
  /** Returns the answers in a message of the thread. */
  answersIn(message: unknown): readonly Answer[];
  /** Called with the cause when the thread had to be replaced. */
  onThreadReplaced(why: string): void;
}

/** A request without an answer, because the thread hung or died in it or in another one. */
export class ThreadLost extends ServerError {
  /** Whether the thread was working on this request. */
  readonly isCulprit: boolean;

  constructor(place: string, message: string, isCulprit: boolean) {
    super('thread-failed', place, message);
    this.name = 'ThreadLost';
    this.isCulprit = isCulprit;
  }
}

interface Pending<Answer> extends Numbered {
  readonly limitMs: number;
  settle(answer: Answer | ServerError): void;
}

/** Much longer than a step takes on any computer: it only ends a loader that hangs. */
const LOAD_LIMIT_MS = 60_000;
const END_LIMIT_MS = 2000;
const WATCH_EVERY_MS = 25;
/** Delay before a thread that cannot even start is started again. */
const RETRY_MS = 1000;

/**
 * A worker thread that is replaced when it crashes or takes too long over a request. Requests of one tick are sent
 * together, as JSON. The time limit counts from when the thread begins with a request. While a thread loads rules, only
 * the time since the last step counts.
 */
export class SupervisedThread<Ask, Answer extends Numbered> {
  readonly #settings: ThreadSettings<Answer>;
  readonly #pending = new Map<number, Pending<Answer>>();
  readonly #memory: MemoryWatch;
  #worker: Worker;
  #fence: () => void = () => {};
  #heartbeat = new Heartbeat();
  #outbox: Request<Ask>[] = [];
  #lastId = 0;
  #watch: NodeJS.Timeout | undefined;
  #closed = false;
  /** Whether the thread is lost and not replaced yet: requests in between are rejected with the others. */
  #isEnding = false;
  /** Rules that the thread loads, by game; under `''` all of them, while it starts. */
  readonly #loading = new Map<string, LoadProgress>();
  /** Grows with every replacement: the memory of earlier threads is gone. */
  generation = 0;

  constructor(settings: ThreadSettings<Answer>) {
    keepLoopsInterruptible();
    this.#settings = settings;
    this.#memory = new MemoryWatch(settings.memory.requestMb);
    this.#worker = this.#startWorker();
  }

  /** Number of unanswered requests. */
  get pending(): number {
    return this.#pending.size;
  }

  /** Returns the loading progress of a game's rules, or undefined if no request waits for them. */
  loadingOf(game: string): LoadProgress | undefined {
    return this.#loading.get('') ?? this.#loading.get(game);
  }

  /** Sends a request; resolves with the answer or an error. Answers of one batch resolve together, in order. */
  ask(ask: Ask, limitMs: number): Promise<Answer | ServerError> {
    if (this.#closed) return Promise.resolve(new ServerError('closed', this.#settings.name, 'The server is closing'));
    const id = this.#nextId();
    if (this.#outbox.length === 0) setImmediate(this.#each);
    this.#outbox.push({ id, ask });
    this.#watch ??= setInterval(() => this.#look(), WATCH_EVERY_MS);
    return new Promise((settle) => this.#pending.set(id, { id, limitMs, settle }));
  }

  async close(): Promise<void> {
    this.#closed = true;
    this.#giveUp('The server is closing', undefined);
    await this.#ended(this.#worker);
  }

  #nextId(): number {
    this.#lastId = this.#lastId >= 0x7fffffff ? 1 : this.#lastId + 1;
    return this.#lastId;
  }

  #startWorker(): Worker {
    const heartbeat = new Heartbeat();
    this.#heartbeat = heartbeat;
    heartbeat.begin(LOADING_RULES);
    this.#loading.clear();
    this.#loading.set('', { done: 0, total: 1 });
    const { addresses, answersIn, memory, workerStart, script } = this.#settings;
    const { data, transfer, fence = () => {} }: WorkerStart = workerStart?.() ?? { data: {}, transfer: [] };
    this.#fence = fence;
    const workerData: ThreadData = { ...data, heartbeat: heartbeat.memory, addresses };
    const resourceLimits = { maxOldGenerationSizeMb: memory.heapMb };
    // Without the flags of this process: they may refer to sources, which a thread cannot load.
    const worker = new Worker(script, { workerData, execArgv: [], transferList: transfer, resourceLimits });
    worker.on('message', (message: unknown) => {
      if (worker !== this.#worker) return;
      if (isLoadingNotice(message)) this.#noteLoading(message);
      else for (const answer of answersIn(message)) this.#hear(answer);
    });
    worker.on('error', (error) => this.#lose(worker, error instanceof Error ? error.message : String(error)));
    worker.on('exit', (code) => this.#lose(worker, `It ended with exit code ${code}`));
    return worker;
  }

  readonly #each = (): void => {
    if (this.#outbox.length === 0 || this.#closed) return;
    const requests = this.#outbox;
    this.#outbox = [];
    this.#worker.postMessage(JSON.stringify(requests));
  };

  #hear(answer: Answer): void {
    const pending = this.#pending.get(answer.id);
    this.#pending.delete(answer.id);
    pending?.settle(answer);
    if (this.#pending.size === 0) this.#rest();
  }

  #noteLoading({ loading: { game = '', done, total } }: LoadingNotice): void {
    if (done < total) this.#loading.set(game, { done, total });
    else this.#loading.delete(game);
  }

  #look(): void {
    const heartbeat = this.#heartbeat.read();
    if (!heartbeat) return;
    const isLoading = heartbeat.id === LOADING_RULES;
    const { loadLimitMs = LOAD_LIMIT_MS } = this.#settings;
    const limit = isLoading ? loadLimitMs : (this.#pending.get(heartbeat.id)?.limitMs ?? Number.NaN);
    const isTooMuch = this.#memory.isTooMuch(heartbeat.id, heartbeat.ms);
    if (heartbeat.ms > limit) {
      const what = isLoading ? 'loading rules without progress' : 'over a request';
      this.#lose(this.#worker, `It took more than ${limit} ms ${what}`);
      // Loaded rules stay in memory and do not count for the request that needed them.
    } else if (isTooMuch && !isLoading) this.#lose(this.#worker, 'It took too much memory');
  }

  /**
   * Replaces a lost thread and rejects its pending requests. It waits until the thread has ended: until then the thread
   * may still write, and a retry would continue from older data. A thread that does not end is fenced off, so that its
   * later writes are rejected, and abandoned.
   */
  #lose(worker: Worker, why: string): void {
    if (worker !== this.#worker || this.#isEnding || this.#closed) return;
    const culprit = this.#heartbeat.read()?.id;
    this.#isEnding = true;
    this.#settings.onThreadReplaced(why);
    const fence = this.#fence;
    void this.#ended(worker).then(() => {
      fence();
      this.#replace(why, culprit);
    });
  }

  /** Resolves once a thread has ended, or its time to end is over. */
  async #ended(worker: Worker): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    const limit = new Promise<boolean>((resolve) => {
      timer = setTimeout(resolve, this.#settings.endLimitMs ?? END_LIMIT_MS, false);
    });
    const ended = worker.terminate().then(
      () => true,
      () => true,
    );
    if (!(await Promise.race([ended, limit]))) abandon(worker);
    clearTimeout(timer);
    // An abandoned thread must not keep the process alive.
    worker.unref();
  }

  #replace(why: string, culprit: number | undefined): void {
    if (this.#closed) return;
    this.generation++;
    this.#giveUp(why, culprit);
    if (culprit === LOADING_RULES) setTimeout(() => this.#tryAgain(), RETRY_MS).unref();
    else this.#restart();
  }

  #tryAgain(): void {
    if (this.#closed) return;
    this.#giveUp('It could not start', undefined);
    this.#restart();
  }

  #restart(): void {
    this.#isEnding = false;
    this.#worker = this.#startWorker();
  }

  #giveUp(why: string, culprit: number | undefined): void {
    const pending = [...this.#pending.values()];
    this.#pending.clear();
    this.#outbox = [];
    this.#rest();
    for (const { id, settle } of pending) settle(new ThreadLost(this.#settings.name, why, id === culprit));
  }

  #rest(): void {
    clearInterval(this.#watch);
    this.#watch = undefined;
  }
}

function isLoadingNotice(message: unknown): message is LoadingNotice {
  return typeof message === 'object' && message !== null && 'loading' in message;
}
