import { performance } from 'node:perf_hooks';
import type { ThreadMemory } from '../config.ts';
import type { StoredMatch } from '../hosts/hostMessages.ts';
import { type HostResult, hostResultOf } from '../hosts/matchHosts.ts';
import { SupervisedThread } from '../hosts/supervisedThread.ts';
import { FairQueue } from '../queues/fairQueue.ts';
import type { ArchiveAnswer, ArchiveRequest, ArchiveValue } from './archiveMessages.ts';

export interface ArchiveSettings {
  readonly count: number;
  /** Time limit of a thread for one request, in milliseconds. */
  readonly limitMs: number;
  readonly addresses: readonly string[];
  readonly memory: ThreadMemory;
  onThreadReplaced(name: string, why: string): void;
  /** Called with the waiting time of each request, in milliseconds. */
  onWaited(ms: number): void;
}

/** A request to a thread, with its owner. */
export interface Turn {
  readonly payer: string;
  readonly ask: ArchiveRequest;
  /** Reads the match, only when it is needed: at most one match per thread is in memory. */
  stored?(): Promise<StoredMatch>;
  /** Aborted when the client has disconnected: the work is then not started. */
  readonly signal?: AbortSignal;
}

interface WaitingTurn extends Turn {
  readonly since: number;
  resolve(result: HostResult<ArchiveValue>): void;
  reject(error: unknown): void;
}

interface ArchiveWorker {
  readonly name: string;
  readonly queue: FairQueue<WaitingTurn>;
  thread: SupervisedThread<ArchiveRequest, ArchiveAnswer> | undefined;
  isBusy: boolean;
}

/** Both `src` and `dist` are next to `dist`: threads run the built file even when this one runs from source. */
const SCRIPT = new URL('../../dist/archive/archiveThread.js', import.meta.url);

/** Attempts when the thread was lost because of another request. */
const ATTEMPTS = 3;
/** Result of a request whose client has disconnected. */
const GONE: HostResult<ArchiveValue> = { kind: 'lost', isCulprit: false };
/** The thread for work that cannot be interrupted, so that it does not delay the rest; unless there is only one. */
const HEAVY = 0;

/**
 * Threads that replay whole matches, one request at a time. People take turns. Threads start when they are first
 * needed, because requests are rare.
 */
export class Archive {
  readonly #settings: ArchiveSettings;
  readonly #workers: readonly ArchiveWorker[];
  #isClosed = false;

  constructor(settings: ArchiveSettings) {
    this.#settings = settings;
    this.#workers = Array.from({ length: settings.count }, (_, i) => {
      return { name: `archive ${i + 1}`, queue: new FairQueue(), thread: undefined, isBusy: false };
    });
  }

  /** Number of waiting requests. */
  get queue(): number {
    return this.#workers.reduce((sum, { queue }) => sum + queue.length, 0);
  }

  /** Runs work on a match, always in the same thread, which may have the match cached. */
  light(match: string, turn: Turn): Promise<HostResult<ArchiveValue>> {
    const others = this.#workers.length - 1;
    return this.#wait(others === 0 ? HEAVY : 1 + (hashOf(match) % others), turn);
  }

  /** Runs work that may take its thread for a long time. */
  heavy(turn: Turn): Promise<HostResult<ArchiveValue>> {
    return this.#wait(HEAVY, turn);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    for (const { queue } of this.#workers)
      for (const { resolve } of queue.clear()) resolve({ kind: 'lost', isCulprit: false });
    await Promise.all(this.#workers.map(({ thread }) => thread?.close()));
  }

  #wait(number: number, turn: Turn): Promise<HostResult<ArchiveValue>> {
    const worker = this.#workers[number] as ArchiveWorker;
    return new Promise((resolve, reject) => {
      worker.queue.push({ ...turn, since: performance.now(), resolve, reject }, [turn.payer]);
      turn.signal?.addEventListener('abort', () => resolve(GONE), { once: true });
      this.#next(worker);
    });
  }

  #next(worker: ArchiveWorker): void {
    if (worker.isBusy || this.#isClosed) return;
    let turn = worker.queue.shift();
    for (; turn?.signal?.aborted; turn = worker.queue.shift()) turn.resolve(GONE);
    if (!turn) return;
    this.#settings.onWaited(performance.now() - turn.since);
    worker.isBusy = true;
    this.#take(worker, turn)
      .then(turn.resolve, turn.reject)
      .finally(() => {
        worker.isBusy = false;
        this.#next(worker);
      });
  }

  async #take(worker: ArchiveWorker, { ask, stored }: Turn): Promise<HostResult<ArchiveValue>> {
    for (let attempt = 1; ; attempt++) {
      const first = await this.#ask(worker, ask);
      const isNeeded = first.kind === 'done' && first.value.needsStored && stored;
      const result = isNeeded ? await this.#ask(worker, { ...ask, stored: await stored() } as ArchiveRequest) : first;
      if (result.kind !== 'lost' || result.isCulprit || attempt === ATTEMPTS) return result;
    }
  }

  async #ask(worker: ArchiveWorker, ask: ArchiveRequest): Promise<HostResult<ArchiveValue>> {
    worker.thread ??= this.#newThread(worker.name);
    return hostResultOf(await worker.thread.ask(ask, this.#settings.limitMs));
  }

  #newThread(name: string): SupervisedThread<ArchiveRequest, ArchiveAnswer> {
    const { addresses, memory, onThreadReplaced } = this.#settings;
    return new SupervisedThread<ArchiveRequest, ArchiveAnswer>({
      name,
      script: SCRIPT,
      addresses,
      memory,
      // The thread sends `ArchiveAnswer` messages only.
      answersIn: (message) => [message as ArchiveAnswer],
      onThreadReplaced: (why) => onThreadReplaced(name, why),
    });
  }
}

function hashOf(text: string): number {
  let hash = 0;
  for (let i = 0; i < text.length; i++) hash = (Math.imul(hash, 31) + text.charCodeAt(i)) >>> 0;
  return hash;
}
