import { performance } from 'node:perf_hooks';
import type { GameBots, Limit } from '@tessera/bots';
import type { ThreadMemory } from '../config.ts';
import { ServerError } from '../errors.ts';
import { ConcurrencyLimit } from '../limits/concurrencyLimit.ts';
import { FairQueue } from '../queues/fairQueue.ts';
import type { BotAnswer, BotAsk } from './botMessages.ts';
import { strengthOf } from './levels.ts';
import { SupervisedThread } from './supervisedThread.ts';

export interface BotThreadsSettings {
  readonly count: number;
  /** How much longer than its budget a bot may take. */
  readonly slackMs: number;
  readonly addresses: readonly string[];
  readonly memory: ThreadMemory;
  botsOf(game: string, rules: BotAsk['rules']): GameBots | undefined;
  onLost(name: string, why: string): void;
  /** Told how long a question has waited, in milliseconds. */
  onWaited(ms: number): void;
}

/** Whose bot it is, and where it plays: people take turns, and so do the matches of one of them. */
export interface BotOwner {
  readonly person: string;
  readonly match: string;
}

/** What came of asking a bot. */
export type BotResult =
  | { readonly ok: true; readonly action: Readonly<Record<string, unknown>> }
  | { readonly ok: false; readonly why: string; readonly isLate: boolean };

interface Waiting {
  readonly ask: BotAsk;
  readonly person: string;
  readonly since: number;
  resolve(thought: BotResult): void;
}

/** Both `src` and `dist` are next to `dist`: threads run the built file even when this one runs from source. */
const SCRIPT = new URL('../../dist/hosts/botThread.js', import.meta.url);

/** A budget without milliseconds still ends some time. */
const USUAL_MS = 2000;

/**
 * The threads in which bots think, a question at a time each, the others waiting in line. Where there are several threads, one
 * of them is always left for the bots of somebody else.
 */
export class BotThreads {
  readonly #settings: BotThreadsSettings;
  readonly #idle: SupervisedThread<BotAsk, BotAnswer>[];
  readonly #all: readonly SupervisedThread<BotAsk, BotAnswer>[];
  readonly #line = new FairQueue<Waiting>();
  /** How many questions are being thought about, by person. */
  readonly #thinking: ConcurrencyLimit;
  #closed = false;

  constructor(settings: BotThreadsSettings) {
    this.#settings = settings;
    const { addresses, memory, onLost } = settings;
    this.#all = Array.from({ length: settings.count }, (_, i) => {
      const name = `bot thread ${i + 1}`;
      return new SupervisedThread<BotAsk, BotAnswer>({
        name,
        script: SCRIPT,
        addresses,
        memory,
        // `BotAnswer` is the agreement between the two.
        answersIn: (message) => [message as BotAnswer],
        onLost: (why) => onLost(name, why),
      });
    });
    this.#idle = [...this.#all];
    this.#thinking = new ConcurrencyLimit(Math.max(1, settings.count - 1));
  }

  /** How many questions wait. */
  get queue(): number {
    return this.#line.length;
  }

  /** What the bot of a level would do. A bot that throws or takes too long is an answer too. */
  think(ask: BotAsk, { person, match }: BotOwner): Promise<BotResult> {
    return new Promise((resolve) => {
      this.#line.push({ ask, person, since: performance.now(), resolve }, [person, match]);
      this.#next();
    });
  }

  async close(): Promise<void> {
    this.#closed = true;
    for (const { resolve } of this.#line.clear()) resolve({ ok: false, why: 'The server is closing', isLate: false });
    await Promise.all(this.#all.map((thread) => thread.close()));
  }

  #next(): void {
    if (this.#closed || this.#idle.length === 0) return;
    const waiting = this.#line.shift((person) => this.#thinking.hasRoom(person));
    const thread = waiting && this.#idle.pop();
    if (!waiting || !thread) return;
    const done = this.#thinking.enter(waiting.person);
    this.#settings.onWaited(performance.now() - waiting.since);
    void thread.ask(waiting.ask, this.#limitMs(waiting.ask)).then((answer) => {
      this.#idle.push(thread);
      done?.();
      waiting.resolve(thoughtOf(answer));
      this.#next();
    });
    // There may be room for another.
    this.#next();
  }

  #limitMs({ game, rules, level }: BotAsk): number {
    const { budget } = strengthOf(this.#settings.botsOf(game, rules) ?? {}, level);
    return millisecondsOf(budget) + this.#settings.slackMs;
  }
}

/** A thread is lost when it does not answer in time. */
function thoughtOf(answer: BotAnswer | ServerError): BotResult {
  if (answer instanceof ServerError) return { ok: false, why: String(answer), isLate: true };
  return 'failed' in answer ? { ok: false, why: answer.failed, isLate: false } : { ok: true, action: answer.action };
}

function millisecondsOf(limit: Limit): number {
  return 'ms' in limit ? limit.ms : USUAL_MS;
}
