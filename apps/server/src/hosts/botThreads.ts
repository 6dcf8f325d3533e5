import type { GameBots } from '@tessera/bots';
import type { ThreadMemory } from '../config.ts';
import { ServerError } from '../errors.ts';
import { FairTurns, type TurnOwner } from '../queues/fairTurns.ts';
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

/** Whoever can be asked what a bot would do. */
export interface Bots {
  /** What the bot of a level would do. A bot that throws or takes too long is an answer too. */
  think(ask: BotAsk, owner: TurnOwner): Promise<BotResult>;
}

/** What came of asking a bot. */
export type BotResult =
  | { readonly ok: true; readonly action: Readonly<Record<string, unknown>> }
  | { readonly ok: false; readonly why: string; readonly isLate: boolean };

/** Both `src` and `dist` are next to `dist`: threads run the built file even when this one runs from source. */
const SCRIPT = new URL('../../dist/hosts/botThread.js', import.meta.url);

/** A budget without milliseconds still ends some time. */
const USUAL_MS = 2000;

/** After so long a server has what it needs itself, and whoever plays against a bot next should not wait for its thread. */
const WARM_UP_MS = 5000;

/**
 * The threads in which bots think, a question at a time each, the others waiting in line. Where there are several threads, one
 * of them is always left for the bots of somebody else. They load every game, so a server that starts does not wait for them:
 * each starts when it is needed, or a while later.
 */
export class BotThreads implements Bots {
  readonly #settings: BotThreadsSettings;
  readonly #started: SupervisedThread<BotAsk, BotAnswer>[] = [];
  readonly #idle: SupervisedThread<BotAsk, BotAnswer>[] = [];
  readonly #turns: FairTurns;
  readonly #warmUp: NodeJS.Timeout;
  #closed = false;

  constructor(settings: BotThreadsSettings) {
    this.#settings = settings;
    this.#turns = new FairTurns({
      places: () => settings.count,
      share: () => Math.max(1, settings.count - 1),
      onWaited: settings.onWaited,
    });
    this.#warmUp = setTimeout(() => {
      while (this.#started.length < settings.count) this.#idle.push(this.#start());
    }, WARM_UP_MS).unref();
  }

  /** How many questions wait. */
  get queue(): number {
    return this.#turns.waiting;
  }

  async think(ask: BotAsk, owner: TurnOwner): Promise<BotResult> {
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

  #start(): SupervisedThread<BotAsk, BotAnswer> {
    const { addresses, memory, onLost } = this.#settings;
    const name = `bot thread ${this.#started.length + 1}`;
    const thread = new SupervisedThread<BotAsk, BotAnswer>({
      name,
      script: SCRIPT,
      addresses,
      memory,
      // `BotAnswer` is the agreement between the two.
      answersIn: (message) => [message as BotAnswer],
      onLost: (why) => onLost(name, why),
    });
    this.#started.push(thread);
    return thread;
  }

  #limitMs({ game, rules, level }: BotAsk): number {
    return thinkingMs(this.#settings.botsOf(game, rules), level) + this.#settings.slackMs;
  }
}

/** A thread is lost when it does not answer in time. */
function thoughtOf(answer: BotAnswer | ServerError): BotResult {
  if (answer instanceof ServerError) return { ok: false, why: String(answer), isLate: true };
  return 'failed' in answer ? { ok: false, why: answer.failed, isLate: false } : { ok: true, action: answer.action };
}

/** How long the bot of a level may think. */
export function thinkingMs(bots: GameBots | undefined, level: string): number {
  const { budget } = strengthOf(bots ?? {}, level);
  return 'ms' in budget ? budget.ms : USUAL_MS;
}
