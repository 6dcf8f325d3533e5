import { randomUUID } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import type { GameBots } from '@tessera/bots';
import { Queue } from 'bullmq';
import type { Logger } from 'pino';
import type { Bus } from '../cluster/bus.ts';
import { strengthOf } from '../hosts/botLevels.ts';
import type { BotRequest } from '../hosts/botMessages.ts';
import { type BotResult, type Bots, thinkingMs } from '../hosts/botThreads.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { FairTurns, type TurnOwner } from '../queues/fairTurns.ts';
import {
  Answer,
  answersOf,
  BEAT_MS,
  Beat,
  type BotJob,
  DEAD_MS,
  QUESTIONS,
  QUEUE,
  type Question,
  WORKERS,
} from './botQueue.ts';
import { PersonRanks } from './personRanks.ts';

/** Where the answer was computed. */
export type ThoughtBy = 'worker' | 'node' | 'node-after-worker';

export interface QueuedBotsSettings {
  readonly bus: Pick<Bus, 'redis' | 'sealed' | 'isReachable' | 'subscribe' | 'onBack'>;
  readonly node: string;
  /** Computes at this node, if workers are not worthwhile or not available. */
  readonly own: Bots;
  /** How much longer than its budget a bot may take, in milliseconds. */
  readonly slackMs: number;
  /** How long a question may wait until a worker starts on it. */
  readonly patienceMs?: number;
  readonly log: Logger;
  /** Monotonic clock in milliseconds, by which workers count as gone. */
  readonly now?: () => number;
  botsOf(game: string, rules: BotRequest['rules']): GameBots | undefined;
  /** Called for every finished question. */
  onThought(by: ThoughtBy): void;
}

/** Lets workers compute for this node, and reports their number in the metrics. */
export async function openQueuedBots(
  settings: Omit<QueuedBotsSettings, 'onThought'>,
  metrics: Pick<Metrics, 'botThoughts' | 'queues' | 'watchWorkers'>,
): Promise<QueuedBots> {
  const bots = new QueuedBots({ ...settings, onThought: (by) => metrics.botThoughts.inc({ by }) });
  await bots.start();
  metrics.queues.set('workers', () => bots.waiting);
  metrics.watchWorkers(bots);
  return bots;
}

interface Pending {
  /** The worker that has started on it. */
  worker?: string;
  /** How long a worker may take after its start. */
  readonly thinkingMs: number;
  settle(answer: BotResult | undefined): void;
  /** Sets the remaining time. */
  limit(ms: number): void;
}

/** Shorter budgets are not worth the round trip to a worker. */
const LONG_MS = 200;
const PATIENCE_MS = 5000;
const CLOSE_LIMIT_MS = 1000;

/**
 * Sends the questions of bots with long budgets to workers, through a queue in Redis. Every question is answered: if no
 * worker starts in time, or its worker is gone, this node computes the answer itself. Late and duplicate answers are
 * ignored.
 */
export class QueuedBots implements Bots {
  readonly #settings: QueuedBotsSettings;
  readonly #queue: Queue<BotJob>;
  readonly #ranks: PersonRanks;
  readonly #turns: FairTurns;
  readonly #pending = new Map<string, Pending>();
  /** Known workers: number of threads, and time of the last heartbeat. */
  readonly #workers = new Map<string, { threads: number; at: number }>();
  readonly #stop: (() => void)[] = [];
  #watch: NodeJS.Timeout | undefined;
  readonly #now: () => number;
  #lookedAt: number;

  constructor(settings: QueuedBotsSettings) {
    this.#settings = settings;
    const { bus, log, now = () => performance.now() } = settings;
    this.#now = now;
    this.#lookedAt = now();
    this.#queue = new Queue<BotJob>(QUEUE.name, {
      prefix: QUEUE.prefix,
      connection: bus.redis,
      skipVersionCheck: true,
    });
    this.#queue.on('error', (error) => log.debug({ err: error }, 'bot queue connection failed'));
    this.#ranks = new PersonRanks(bus);
    // Each node may keep all workers busy twice over; in the shared queue, people are ordered by rank.
    this.#turns = new FairTurns({ places: () => 2 * this.threads, share: () => Math.max(1, this.threads - 1) });
  }

  async start(): Promise<void> {
    const { bus, node } = this.#settings;
    this.#stop.push(
      await bus.subscribe(WORKERS, (text) => this.#beat(Beat.parse(JSON.parse(text)))),
      await bus.subscribe(answersOf(node), (text) => this.#hear(Answer.parse(JSON.parse(text)))),
    );
    // Answers of the time without connection are lost.
    bus.onBack(() => this.#giveUp(() => true));
    this.#lookedAt = this.#now();
    this.#watch = setInterval(() => this.#look(), BEAT_MS).unref();
  }

  /** Number of workers. */
  get workers(): number {
    return this.#workers.size;
  }

  /** How many questions the workers can process at once. */
  get threads(): number {
    let sum = 0;
    for (const { threads } of this.#workers.values()) sum += threads;
    return sum;
  }

  /** Number of waiting questions, here or in the queue, that are not being processed. */
  get waiting(): number {
    let sum = this.#turns.waiting;
    for (const { worker } of this.#pending.values()) if (worker === undefined) sum++;
    return sum;
  }

  async think(ask: BotRequest, owner: TurnOwner): Promise<BotResult> {
    const { own, onThought, bus } = this.#settings;
    const mayBeSent = this.threads > 0 && bus.isReachable && this.#isLong(ask);
    const answer = mayBeSent ? await this.#askWorkers(ask, owner) : undefined;
    if (answer === undefined) {
      const result = await own.think(ask, owner);
      onThought(mayBeSent ? 'node-after-worker' : 'node');
      return result;
    }
    onThought('worker');
    return answer;
  }

  async close(): Promise<void> {
    clearInterval(this.#watch);
    for (const stop of this.#stop) stop();
    this.#turns.clear();
    this.#giveUp(() => true);
    // Without Redis there is nothing to wait for.
    const closed = this.#queue
      .close()
      .catch((error: unknown) => this.#settings.log.debug({ err: error }, 'bot queue close failed'));
    await Promise.race([closed, sleep(CLOSE_LIMIT_MS)]);
  }

  #isLong({ game, rules, level }: BotRequest): boolean {
    const { budget } = strengthOf(this.#settings.botsOf(game, rules) ?? {}, level);
    return 'ms' in budget && budget.ms >= LONG_MS;
  }

  /** Returns the answer of a worker, or undefined if there is none. */
  async #askWorkers(ask: BotRequest, owner: TurnOwner): Promise<BotResult | undefined> {
    const { patienceMs = PATIENCE_MS, log } = this.#settings;
    const endTurn = await this.#turns.take(owner, patienceMs);
    if (!endTurn) return undefined;
    const id = randomUUID();
    try {
      const answer = this.#answerTo(id, ask, patienceMs);
      await this.#put(id, ask, owner);
      return await answer;
    } catch (error) {
      log.debug({ err: error, match: owner.match }, 'worker request failed');
      return undefined;
    } finally {
      this.#pending.delete(id);
      this.#ranks.leave(owner.person, id);
      endTurn();
    }
  }

  async #put(id: string, ask: BotRequest, { person, match }: TurnOwner): Promise<void> {
    const { bus, node } = this.#settings;
    const question: Question = { id, node, person, match, ask };
    const sealed = bus.sealed.close(QUESTIONS, JSON.stringify(question)).toString('base64');
    const priority = await this.#ranks.enter(person, id);
    // No record is needed, and this node handles retries.
    const options = { jobId: id, priority, attempts: 1, removeOnComplete: true, removeOnFail: true };
    await this.#queue.add('think', { sealed }, options);
  }

  #answerTo(id: string, { game, rules, level }: BotRequest, patienceMs: number): Promise<BotResult | undefined> {
    const { botsOf, slackMs } = this.#settings;
    // A worker ends a longer computation and reports it; its thread may have to start first. A worker that is gone is
    // noticed sooner.
    const thinking = thinkingMs(botsOf(game, rules), level) + slackMs + patienceMs;
    return new Promise((resolve) => {
      let timer: NodeJS.Timeout | undefined;
      const settle = (answer: BotResult | undefined) => {
        clearTimeout(timer);
        // Only the first answer counts.
        if (!this.#pending.delete(id)) return;
        resolve(answer);
        // A worker that has not started need not.
        if (answer === undefined)
          this.#queue.remove(id).catch(() => this.#settings.log.debug({ id }, 'worker request removal failed'));
      };
      const limit = (ms: number) => {
        clearTimeout(timer);
        timer = setTimeout(() => settle(undefined), ms);
      };
      this.#pending.set(id, { settle, limit, thinkingMs: thinking });
      limit(patienceMs);
    });
  }

  #hear(answer: Answer): void {
    const pending = this.#pending.get(answer.id);
    if (!pending) return;
    switch (answer.kind) {
      case 'begun':
        pending.worker = answer.worker;
        pending.limit(pending.thinkingMs);
        return;
      case 'thought':
        pending.settle({ ok: true, action: answer.action });
        return;
      case 'failed':
        pending.settle({ ok: false, why: answer.why, isLate: answer.isLate });
        return;
      case 'unable':
        pending.settle(undefined);
    }
  }

  #beat({ worker, threads }: Beat): void {
    if (threads > 0) this.#workers.set(worker, { threads, at: this.#now() });
    else this.#workers.delete(worker);
    this.#turns.look();
    if (this.threads === 0) this.#turns.clear();
  }

  /** Removes silent workers, and gives up the questions they had started. */
  #look(): void {
    const now = this.#now();
    // Time in which this node itself was paused does not count: it has not read the heartbeats of that time yet.
    const heldUpMs = Math.max(0, now - this.#lookedAt - BEAT_MS);
    this.#lookedAt = now;
    for (const [worker, heard] of this.#workers) {
      heard.at = Math.min(now, heard.at + heldUpMs);
      if (now - heard.at <= DEAD_MS) continue;
      this.#settings.log.warn({ worker }, 'worker lost');
      this.#workers.delete(worker);
      this.#giveUp((pending) => pending.worker === worker);
    }
    if (this.threads === 0) {
      this.#turns.clear();
      this.#giveUp(({ worker }) => worker === undefined);
    }
  }

  #giveUp(isMeant: (pending: Pending) => boolean): void {
    for (const pending of [...this.#pending.values()]) if (isMeant(pending)) pending.settle(undefined);
  }
}
