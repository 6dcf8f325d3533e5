import { randomUUID } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import type { GameBots } from '@tessera/bots';
import { Queue } from 'bullmq';
import type { Logger } from 'pino';
import type { Bus } from '../cluster/bus.ts';
import type { BotAsk } from '../hosts/botMessages.ts';
import { type BotResult, type Bots, thinkingMs } from '../hosts/botThreads.ts';
import { strengthOf } from '../hosts/levels.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { FairTurns, type TurnOwner } from '../queues/fairTurns.ts';
import {
  Answer,
  answersOf,
  BEAT_MS,
  Beat,
  DEAD_MS,
  type Job,
  QUESTIONS,
  QUEUE,
  type Question,
  WORKERS,
} from './botQueue.ts';
import { PersonRanks } from './personRanks.ts';

/** Who has thought, in the end. */
export type ThoughtBy = 'worker' | 'node' | 'node-after-worker';

export interface QueuedBotsSettings {
  readonly bus: Pick<Bus, 'redis' | 'sealed' | 'isReachable' | 'subscribe' | 'onBack'>;
  readonly node: string;
  /** Who thinks where workers are not worth it, or not there. */
  readonly own: Bots;
  /** How much longer than its budget a bot may take. */
  readonly slackMs: number;
  /** How long a question may wait until somebody begins with it. */
  readonly patienceMs?: number;
  readonly log: Logger;
  /** Monotonic clock in milliseconds, by which workers count as gone. */
  readonly now?: () => number;
  botsOf(game: string, rules: BotAsk['rules']): GameBots | undefined;
  /** Told of every question that came to an end. */
  onThought(by: ThoughtBy): void;
}

/** Lets workers think for this node, and shows in its figures how many there are. */
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
  /** The worker that has begun with it. */
  worker?: string;
  /** How long one that has begun may take. */
  readonly thinkingMs: number;
  settle(answer: BotResult | undefined): void;
  /** How long it may take from now on. */
  limit(ms: number): void;
}

/** Below that the way to a worker and back is not worth it. */
const LONG_MS = 200;
const PATIENCE_MS = 5000;
const CLOSE_LIMIT_MS = 1000;

/**
 * Bots that think long do so in workers, where there are any: their questions go through a queue in Redis. Whatever becomes of it, a question
 * is answered: where nobody begins with it in time, or whoever did is gone, this node thinks itself. What comes after that, or twice, is nobody's any more.
 */
export class QueuedBots implements Bots {
  readonly #settings: QueuedBotsSettings;
  readonly #queue: Queue<Job>;
  readonly #ranks: PersonRanks;
  readonly #turns: FairTurns;
  readonly #pending = new Map<string, Pending>();
  /** Workers that have been heard of: how many threads, and when. */
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
    this.#queue = new Queue<Job>(QUEUE.name, { prefix: QUEUE.prefix, connection: bus.redis, skipVersionCheck: true });
    this.#queue.on('error', (error) => log.debug({ err: error }, 'queue of bots'));
    this.#ranks = new PersonRanks(bus);
    // Each node may give all workers something to do, and as much again to go on with: in the queue that nodes share people stand by rank.
    this.#turns = new FairTurns({ places: () => 2 * this.threads, share: () => Math.max(1, this.threads - 1) });
  }

  async start(): Promise<void> {
    const { bus, node } = this.#settings;
    this.#stop.push(
      await bus.subscribe(WORKERS, (text) => this.#beat(Beat.parse(JSON.parse(text)))),
      await bus.subscribe(answersOf(node), (text) => this.#hear(Answer.parse(JSON.parse(text)))),
    );
    // What was answered meanwhile has been heard by nobody.
    bus.onBack(() => this.#giveUp(() => true));
    this.#lookedAt = this.#now();
    this.#watch = setInterval(() => this.#look(), BEAT_MS).unref();
  }

  /** How many workers are there. */
  get workers(): number {
    return this.#workers.size;
  }

  /** How many questions they can think about at once. */
  get threads(): number {
    let sum = 0;
    for (const { threads } of this.#workers.values()) sum += threads;
    return sum;
  }

  /** How many questions wait, here or in the queue, and are not thought about. */
  get waiting(): number {
    let sum = this.#turns.waiting;
    for (const { worker } of this.#pending.values()) if (worker === undefined) sum++;
    return sum;
  }

  async think(ask: BotAsk, owner: TurnOwner): Promise<BotResult> {
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
      .catch((error: unknown) => this.#settings.log.debug({ err: error }, 'queue of bots'));
    await Promise.race([closed, sleep(CLOSE_LIMIT_MS)]);
  }

  #isLong({ game, rules, level }: BotAsk): boolean {
    const { budget } = strengthOf(this.#settings.botsOf(game, rules) ?? {}, level);
    return 'ms' in budget && budget.ms >= LONG_MS;
  }

  /** What a worker says; nothing where none does. */
  async #askWorkers(ask: BotAsk, owner: TurnOwner): Promise<BotResult | undefined> {
    const { patienceMs = PATIENCE_MS, log } = this.#settings;
    const endTurn = await this.#turns.take(owner, patienceMs);
    if (!endTurn) return undefined;
    const id = randomUUID();
    try {
      const answer = this.#answerTo(id, ask, patienceMs);
      await this.#put(id, ask, owner);
      return await answer;
    } catch (error) {
      log.debug({ err: error, match: owner.match }, 'no worker can be asked');
      return undefined;
    } finally {
      this.#pending.delete(id);
      this.#ranks.leave(owner.person, id);
      endTurn();
    }
  }

  async #put(id: string, ask: BotAsk, { person, match }: TurnOwner): Promise<void> {
    const { bus, node } = this.#settings;
    const question: Question = { id, node, person, match, ask };
    const sealed = bus.sealed.close(QUESTIONS, JSON.stringify(question)).toString('base64');
    const priority = await this.#ranks.enter(person, id);
    // There is nothing to learn of it later; asking again is up to this node.
    const options = { jobId: id, priority, attempts: 1, removeOnComplete: true, removeOnFail: true };
    await this.#queue.add('think', { sealed }, options);
  }

  #answerTo(id: string, { game, rules, level }: BotAsk, patienceMs: number): Promise<BotResult | undefined> {
    const { botsOf, slackMs } = this.#settings;
    // A worker ends what takes longer, and says so; its thread may have to start first. One that is gone is noticed sooner.
    const thinking = thinkingMs(botsOf(game, rules), level) + slackMs + patienceMs;
    return new Promise((resolve) => {
      let timer: NodeJS.Timeout | undefined;
      const settle = (answer: BotResult | undefined) => {
        clearTimeout(timer);
        // Only the first counts.
        if (!this.#pending.delete(id)) return;
        resolve(answer);
        // A worker that has not begun need not.
        if (answer === undefined)
          this.#queue.remove(id).catch(() => this.#settings.log.debug({ id }, 'question left in the queue'));
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

  /** Workers that nobody hears of any more are gone, and with them what they had begun. */
  #look(): void {
    const now = this.#now();
    // Time in which this node itself stood still does not count: it has not read the beats of that time yet.
    const heldUpMs = Math.max(0, now - this.#lookedAt - BEAT_MS);
    this.#lookedAt = now;
    for (const [worker, heard] of this.#workers) {
      heard.at = Math.min(now, heard.at + heldUpMs);
      if (now - heard.at <= DEAD_MS) continue;
      this.#settings.log.warn({ worker }, 'a worker is gone');
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
