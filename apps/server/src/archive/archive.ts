import { performance } from 'node:perf_hooks';
import type { ThreadMemory } from '../config.ts';
import type { StoredMatch } from '../hosts/hostMessages.ts';
import { type HostResult, hostResultOf } from '../hosts/matchHosts.ts';
import { SupervisedThread } from '../hosts/supervisedThread.ts';
import { FairQueue } from '../queues/fairQueue.ts';
import type { ArchiveAnswer, ArchiveAsk, ArchiveValue } from './archiveMessages.ts';

export interface ArchiveSettings {
  readonly count: number;
  /** How long a thread may be at one turn. */
  readonly limitMs: number;
  readonly addresses: readonly string[];
  readonly memory: ThreadMemory;
  onLost(name: string, why: string): void;
  /** Told how long a turn has waited, in milliseconds. */
  onWaited(ms: number): void;
}

/** Something to be done in one go, and for whom. */
export interface Turn {
  readonly payer: string;
  readonly ask: ArchiveAsk;
  /** The match it is about, fetched only when it is this turn's turn: so that no more than one a thread is in memory. */
  stored?(): Promise<StoredMatch>;
  /** Aborted when nobody waits for it any more: then it is not begun. */
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
  thread: SupervisedThread<ArchiveAsk, ArchiveAnswer> | undefined;
  isBusy: boolean;
}

/** Both `src` and `dist` are next to `dist`: threads run the built file even when this one runs from source. */
const SCRIPT = new URL('../../dist/archive/archiveThread.js', import.meta.url);

/** How often a turn is asked anew because its thread was lost over another. */
const ATTEMPTS = 3;
/** What comes of a turn that nobody waits for. */
const GONE: HostResult<ArchiveValue> = { kind: 'lost', isCulprit: false };
/** What cannot be interrupted goes here, so that it never holds up the rest; unless there is only one. */
const HEAVY = 0;

/**
 * The threads in which whole matches are worked through, a turn at a time each. People take turns. Threads are started when
 * they are first needed: most of the time nobody asks.
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

  /** How many turns wait. */
  get queue(): number {
    return this.#workers.reduce((sum, { queue }) => sum + queue.length, 0);
  }

  /** Has work done on a match, always by the same thread: it may know the match already. */
  light(match: string, turn: Turn): Promise<HostResult<ArchiveValue>> {
    const others = this.#workers.length - 1;
    return this.#wait(others === 0 ? HEAVY : 1 + (hashOf(match) % others), turn);
  }

  /** Has work done that may take its thread as long as it likes. */
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
      const result = isNeeded ? await this.#ask(worker, { ...ask, stored: await stored() } as ArchiveAsk) : first;
      if (result.kind !== 'lost' || result.isCulprit || attempt === ATTEMPTS) return result;
    }
  }

  async #ask(worker: ArchiveWorker, ask: ArchiveAsk): Promise<HostResult<ArchiveValue>> {
    worker.thread ??= this.#newThread(worker.name);
    return hostResultOf(await worker.thread.ask(ask, this.#settings.limitMs));
  }

  #newThread(name: string): SupervisedThread<ArchiveAsk, ArchiveAnswer> {
    const { addresses, memory, onLost } = this.#settings;
    return new SupervisedThread<ArchiveAsk, ArchiveAnswer>({
      name,
      script: SCRIPT,
      addresses,
      memory,
      // `ArchiveAnswer` is the agreement between the two.
      answersIn: (message) => [message as ArchiveAnswer],
      onLost: (why) => onLost(name, why),
    });
  }
}

function hashOf(text: string): number {
  let hash = 0;
  for (let i = 0; i < text.length; i++) hash = (Math.imul(hash, 31) + text.charCodeAt(i)) >>> 0;
  return hash;
}
