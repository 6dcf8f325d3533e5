import { type Transferable, Worker } from 'node:worker_threads';
import type { LoadProgress } from '@tessera/rules';
import type { ThreadMemory } from '../config.ts';
import { ServerError } from '../errors.ts';
import { MemoryWatch } from './memoryWatch.ts';
import type { LoadingNotice } from './preparations.ts';
import { LOADING, Pulse } from './pulse.ts';

/** What has a number of its own. */
interface Numbered {
  readonly id: number;
}

/** Something that a thread is asked, under the number that its answer must carry. */
export interface Request<Ask> {
  readonly id: number;
  readonly ask: Ask;
}

/** What a thread is started with. */
export interface ThreadData {
  readonly pulse: SharedArrayBuffer;
  readonly addresses: readonly string[];
}

/** What else a thread is started with. */
export interface WorkerStart {
  readonly data: object;
  readonly transfer: Transferable[];
  /** Called before another thread takes its place: nothing that it writes from then on may be taken in. */
  fence?(): void;
}

export interface ThreadSettings<Answer> {
  /** For logs: what it is and its number. */
  readonly name: string;
  readonly script: URL;
  /** The modules to load games from. */
  readonly addresses: readonly string[];
  readonly memory: ThreadMemory;
  /** How long it may take to end, once told to, before it is left behind. */
  readonly endLimitMs?: number;
  /** How long it may load rules without progress. */
  readonly loadLimitMs?: number;
  /** What else it is started with; asked for anew for each thread. */
  workerStart?(): WorkerStart;
  /** The answers in something that the thread has said. */
  answersIn(message: unknown): readonly Answer[];
  /** Told when the thread had to be replaced, and why. */
  onLost(why: string): void;
}

/** A request that was not answered, because the thread hung in it, or in another one. */
export class ThreadLost extends ServerError {
  /** Whether this request was the one that the thread was working on. */
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
/** A thread that cannot even start is not started again at once. */
const RETRY_MS = 1000;

/**
 * A worker thread that is replaced when it crashes or takes too long over a request. What is asked in one tick travels
 * together, as JSON. Time counts from when the thread begins with a request, not from when it was asked. While a thread loads rules,
 * only the time since the last step counts.
 */
export class SupervisedThread<Ask, Answer extends Numbered> {
  readonly #settings: ThreadSettings<Answer>;
  readonly #pending = new Map<number, Pending<Answer>>();
  readonly #memory: MemoryWatch;
  #worker: Worker;
  #fence: () => void = () => {};
  #pulse = new Pulse();
  #outbox: Request<Ask>[] = [];
  #lastId = 0;
  #watch: NodeJS.Timeout | undefined;
  #closed = false;
  /** Whether the thread is lost and there is no other yet: what is asked meanwhile is given up with the rest. */
  #isEnding = false;
  /** Rules that the thread loads, by game; under `''` all of them, while it starts. */
  readonly #loading = new Map<string, LoadProgress>();
  /** Grows with every replacement: what an earlier thread had in memory is gone. */
  generation = 0;

  constructor(settings: ThreadSettings<Answer>) {
    this.#settings = settings;
    this.#memory = new MemoryWatch(settings.memory.requestMb);
    this.#worker = this.#startWorker();
  }

  /** How many requests have been asked and not answered. */
  get pending(): number {
    return this.#pending.size;
  }

  /** How far the rules of a game are loaded; nothing where no request has to wait for them. */
  loadingOf(game: string): LoadProgress | undefined {
    return this.#loading.get('') ?? this.#loading.get(game);
  }

  /** Asks; the answer, or why there is none. Answers that come together are told in one go, in their order. */
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
    const pulse = new Pulse();
    this.#pulse = pulse;
    pulse.begin(LOADING);
    this.#loading.clear();
    this.#loading.set('', { done: 0, total: 1 });
    const { addresses, answersIn, memory, workerStart, script } = this.#settings;
    const { data, transfer, fence = () => {} }: WorkerStart = workerStart?.() ?? { data: {}, transfer: [] };
    this.#fence = fence;
    const workerData: ThreadData = { ...data, pulse: pulse.memory, addresses };
    const resourceLimits = { maxOldGenerationSizeMb: memory.heapMb };
    // Without the flags of this process: they may lead to sources, which a thread cannot load.
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
    const pulse = this.#pulse.read();
    if (!pulse) return;
    const isLoading = pulse.id === LOADING;
    const { loadLimitMs = LOAD_LIMIT_MS } = this.#settings;
    const limit = isLoading ? loadLimitMs : (this.#pending.get(pulse.id)?.limitMs ?? Number.NaN);
    const isTooMuch = this.#memory.isTooMuch(pulse.id, pulse.ms);
    if (pulse.ms > limit) {
      const what = isLoading ? 'loading rules without progress' : 'over a request';
      this.#lose(this.#worker, `It took more than ${limit} ms ${what}`);
      // Rules stay, and are no part of the request that needed them.
    } else if (isTooMuch && !isLoading) this.#lose(this.#worker, 'It took too much memory');
  }

  /**
   * The thread is of no use any more: another takes its place, and whoever waited is told. Not before it has ended: until then
   * it may still write, and whoever asks anew would go on from what was written before. One that will not end is not waited
   * for: it is fenced off, which makes whatever it writes later count for nothing, and left behind.
   */
  #lose(worker: Worker, why: string): void {
    if (worker !== this.#worker || this.#isEnding || this.#closed) return;
    const culprit = this.#pulse.read()?.id;
    this.#isEnding = true;
    this.#settings.onLost(why);
    const fence = this.#fence;
    void this.#ended(worker).then(() => {
      fence();
      this.#replace(why, culprit);
    });
  }

  /** Resolves once a thread has ended, or has had long enough to. */
  async #ended(worker: Worker): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    const limit = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, this.#settings.endLimitMs ?? END_LIMIT_MS);
    });
    const ended = worker.terminate().then(
      () => {},
      () => {},
    );
    await Promise.race([ended, limit]);
    clearTimeout(timer);
    // It must not keep the process, should it never end.
    worker.unref();
  }

  #replace(why: string, culprit: number | undefined): void {
    if (this.#closed) return;
    this.generation++;
    this.#giveUp(why, culprit);
    if (culprit === LOADING) setTimeout(() => this.#tryAgain(), RETRY_MS).unref();
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
