import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { EntryNote } from '@tessera/protocol';
import type { Logger } from 'pino';
import { DEFAULT_BOT_LEVEL } from '../../hosts/botLevels.ts';
import type { BotResult, Bots } from '../../hosts/botThreads.ts';
import type { HostAnswers } from '../../hosts/hostMessages.ts';
import type { CommandRunner } from '../commandRunner.ts';
import { SERVER_ACTION_PREFIX } from '../commands.ts';
import type { LiveMatch } from '../liveMatch.ts';
import { waitsForSomebody } from '../matchRecord.ts';
import { isPassing } from '../retry.ts';
import { indexFrom, type SeedSource } from '../seedSource.ts';
import type { SeatPlayer, TurnResult } from './automaticPlay.ts';

export interface BotPlaySettings {
  readonly bots: Bots;
  readonly runner: Pick<CommandRunner, 'query' | 'run'>;
  /** Pause before each move of a bot, in milliseconds, so that people can watch. */
  readonly delayMs: number;
  readonly seeds: SeedSource;
  readonly log: Logger;
  /** Told of a bot's move: its size, and the host of the match, who pays for its bots. */
  onMove(host: string, bytes: number): void;
  /** Called when a bot failed to decide and the server chose for it. */
  onFailure(): void;
}

/** The action to play for a bot, and a note if the server chose it instead. */
interface Choice {
  readonly action: unknown;
  readonly note?: EntryNote;
}

/** Plays the seats of bots: queries the bot and submits its answer like a player's action. */
export class BotPlay implements SeatPlayer {
  readonly #settings: BotPlaySettings;
  #closed = false;

  constructor(settings: BotPlaySettings) {
    this.#settings = settings;
  }

  close(): void {
    this.#closed = true;
  }

  turnOf({ record }: LiveMatch, seat: number): string | undefined {
    if (record.status !== 'playing' || waitsForSomebody(record)) return undefined;
    if (!record.deciding.includes(seat) || record.seats[seat]?.kind !== 'bot') return undefined;
    return `bot ${record.seq}`;
  }

  async play(match: LiveMatch, seat: number): Promise<TurnResult> {
    const { runner, delayMs, log } = this.#settings;
    if (delayMs > 0) await sleep(delayMs);
    const by = `bots of ${match.record.host}`;
    const question = await runner.query(match, { op: 'question', match: match.id, seat }, by);
    if (!question.ok) return isPassing(question.refusal.code) ? 'retry' : 'settled';
    // The host may be ahead of the heading. The turn then changes, and the bot is queried again.
    if (question.value.legal === '[]') return 'settled';
    const { action, note } = await this.#choice(match, seat, question.value);
    // An interrupted bot has chosen nothing.
    if (this.#closed) return 'again';
    const { seq } = question.value;
    const actionId = `${SERVER_ACTION_PREFIX}bot-${seat}-${seq}-${randomBytes(6).toString('hex')}`;
    const step = await runner.run(match, { op: 'act', seat, body: { seq, actionId, action }, ...(note && { note }) });
    if (step.ok) this.#settings.onMove(match.record.host, JSON.stringify(action).length);
    if (step.ok || step.refusal.code === 'stale') return 'again';
    log.warn({ match: match.id, seat, code: step.refusal.code }, 'bot move refused');
    return isPassing(step.refusal.code) ? 'retry' : 'settled';
  }

  async #choice(match: LiveMatch, seat: number, question: HostAnswers['question']): Promise<Choice> {
    const { bots, seeds, log, onFailure } = this.#settings;
    const { game, host, seats } = match.record;
    const level = seats[seat]?.level ?? DEFAULT_BOT_LEVEL;
    const { view, brought, legal, rules } = question;
    const ask = (attempt: number) => {
      const seed = seeds('bot', match.record, seat, question.seq, attempt);
      const asked = { game, rules, level, seat, view, ...(brought && { brought }), legal, seed };
      return bots.think(asked, { person: host, match: match.id });
    };
    let thought: BotResult = await ask(1);
    if (!thought.ok && !this.#closed) thought = await ask(2);
    if (thought.ok) return { action: thought.action };
    if (!this.#closed) {
      log.warn({ match: match.id, game, seat, level, why: thought.why }, 'bot failed twice; fallback action played');
      onFailure();
    }
    const actions: readonly unknown[] = JSON.parse(legal);
    const index = indexFrom(seeds('fallback', match.record, seat, question.seq), actions.length);
    return { action: actions[index], note: thought.isLate ? 'bot-late' : 'bot-failed' };
  }
}
