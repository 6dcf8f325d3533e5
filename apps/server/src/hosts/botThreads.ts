import type { GameBots } from '@tessera/bots';
import type { ThreadMemory } from '../config.ts';
import { ServerError } from '../errors.ts';
import { FairTurns, type TurnOwner } from '../queues/fairTurns.ts';
import { strengthOf } from './botLevels.ts';
import type { BotAnswer, BotRequest } from './botMessages.ts';
import { SupervisedThread } from './supervisedThread.ts';

export interface BotThreadsSettings {
  readonly count: number;
  /** How much longer than its budget a bot may take, in milliseconds. */
  readonly slackMs: number;
  /** Delay before the threads start without a question, so that the first player against a bot need not wait for them. 0: they do not. */
  readonly warmUpMs: number;
  readonly addresses: readonly string[];
  readonly memory: ThreadMemory;
  botsOf(game: string, rules: BotRequest['rules']): GameBots | undefined;
  onThreadReplaced(name: string, why: string): void;
  /** Called with the waiting time of each question, in milliseconds. */
  onWaited(ms: number): void;
}

/** Computes the actions of bots. */
export interface Bots {
  /** Returns the action of the bot at a level, or why there is none: it threw or exceeded its time. */
  think(ask: BotRequest, owner: TurnOwner): Promise<BotResult>;
}

/** Result of a bot request. */
export type BotResult =
  | { readonly ok: true; readonly action: Readonly<Record<string, unknown>> }
  | { readonly ok: false; readonly why: string; readonly isLate: boolean };

/** Both `src` and `dist` are next to `dist`: threads run the built file even when this one runs from source. */
const SCRIPT = new URL('../../dist/hosts/botThread.js', import.meta.url);

/** Time limit for a budget that is not in milliseconds. */
const DEFAULT_MS = 2000;

/**
 * Threads in which bots compute, one question per thread; further questions are queued. With several threads, one is
 * always left for the bots of other people. Loading all games takes time, so threads start when first needed or a while
 * after the server.
 */
export class BotThreads implements Bots {
  readonly #settings: BotThreadsSettings;
  readonly #started: SupervisedThread<BotRequest, BotAnswer>[] = [];
  readonly #idle: SupervisedThread<BotRequest, BotAnswer>[] = [];
  readonly #turns: FairTurns;
  readonly #warmUp: NodeJS.Timeout | undefined;
  #closed = false;

  constructor(settings: BotThreadsSettings) {
    this.#settings = settings;
    this.#turns = new FairTurns({
      places: () => settings.count,
      share: () => Math.max(1, settings.count - 1),
      onWaited: settings.onWaited,
    });
    if (settings.warmUpMs === 0) return;
    this.#warmUp = setTimeout(() => {
      while (this.#started.length < settings.count) this.#idle.push(this.#start());
    }, settings.warmUpMs).unref();
  }

  /** Number of queued questions. */
  get queue(): number {
    return this.#turns.waiting;
  }

  async think(ask: BotRequest, owner: TurnOwner): Promise<BotResult> {
    const end = this.#closed ? undefined : await this.#turns.take(owner);
    if (!end || this.#closed) return { ok: false, why: 'The server is closing', isLate: false };
    const thread = this.#idle.pop() ?? this.#start();
    const answer = await thread.ask(ask, this.#limitMs(ask));
    this.#idle.push(thread);
    end();
    return thoughtOf(answer);
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#warmUp);
    this.#turns.clear();
    await Promise.all(this.#started.map((thread) => thread.close()));
  }

  #start(): SupervisedThread<BotRequest, BotAnswer> {
    const { addresses, memory, onThreadReplaced } = this.#settings;
    const name = `bot thread ${this.#started.length + 1}`;
    const thread = new SupervisedThread<BotRequest, BotAnswer>({
      name,
      script: SCRIPT,
      addresses,
      memory,
      // The thread sends `BotAnswer` messages only.
      answersIn: (message) => [message as BotAnswer],
      onThreadReplaced: (why) => onThreadReplaced(name, why),
    });
    this.#started.push(thread);
    return thread;
  }

  #limitMs({ game, rules, level }: BotRequest): number {
    return thinkingMs(this.#settings.botsOf(game, rules), level) + this.#settings.slackMs;
  }
}

/** A thread is lost when it does not answer in time. */
function thoughtOf(answer: BotAnswer | ServerError): BotResult {
  if (answer instanceof ServerError) return { ok: false, why: String(answer), isLate: true };
  return 'failed' in answer ? { ok: false, why: answer.failed, isLate: false } : { ok: true, action: answer.action };
}

/** Returns how long the bot of a level may compute, in milliseconds. */
export function thinkingMs(bots: GameBots | undefined, level: string): number {
  const { budget } = strengthOf(bots ?? {}, level);
  return 'ms' in budget ? budget.ms : DEFAULT_MS;
}
