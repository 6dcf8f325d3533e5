import { randomBytes, randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { EntryNote } from '@tessera/protocol';
import type { Logger } from 'pino';
import type { BotResult, Bots } from '../hosts/botThreads.ts';
import type { HostAnswers } from '../hosts/hostMessages.ts';
import { USUAL_LEVEL } from '../hosts/levels.ts';
import type { CommandRunner } from './commandRunner.ts';
import { OWN_MARK } from './commands.ts';
import type { LiveMatch } from './liveMatch.ts';
import { waitsForSomebody } from './matchRecord.ts';
import { backoff, isPassing, RETRY_MS } from './retry.ts';

export interface BotPlaySettings {
  readonly bots: Bots;
  readonly runner: Pick<CommandRunner, 'query' | 'run'>;
  /** A pause before each move of a bot, so that people can follow. */
  readonly delayMs: number;
  /** How soon a bot whose move could not be kept tries again; longer each time. */
  readonly retryMs?: number;
  readonly log: Logger;
  /** Told when a bot could not decide, so that the server did. */
  onFailure(): void;
}

/** What is played for a bot, and whether somebody else has chosen it. */
interface Choice {
  readonly action: unknown;
  readonly note?: EntryNote;
}

/** Plays the seats of bots: whenever one has a decision it is asked, and its answer is played like anybody's. */
export class BotPlay {
  readonly #settings: BotPlaySettings;
  #closed = false;

  constructor(settings: BotPlaySettings) {
    this.#settings = settings;
  }

  /** Looks whether a bot has to decide something. */
  consider(match: LiveMatch): void {
    const { status, deciding, seats } = match.record;
    if (status !== 'playing' || this.#closed || match.isGone || waitsForSomebody(match.record)) return;
    for (const seat of deciding) {
      if (seats[seat]?.kind !== 'bot' || match.thinking.has(seat)) continue;
      match.thinking.add(seat);
      this.#decideAtLast(match, seat)
        .catch((error: unknown) => {
          this.#settings.log.error({ match: match.id, seat, err: error }, 'bot not played');
          return false;
        })
        .then((mayGoOn) => {
          match.thinking.delete(seat);
          // The seat may have been asked again just as it was done.
          if (mayGoOn) this.consider(match);
        });
    }
  }

  close(): void {
    this.#closed = true;
  }

  /** Decides, and tries again while nothing can be kept, as on a full disk: nobody else would ask the bot again. */
  async #decideAtLast(match: LiveMatch, seat: number): Promise<boolean> {
    const { log, retryMs = RETRY_MS } = this.#settings;
    for (let attempt = 0; ; attempt++) {
      try {
        const decided = await this.#decide(match, seat);
        if (decided !== 'not-written') return decided === 'done';
      } catch (error) {
        if (this.#closed || match.isGone) return false;
        log.error({ match: match.id, seat, err: error }, 'bot not played; it tries again');
      }
      await sleep(backoff(attempt, retryMs), undefined, { ref: false });
      if (this.#closed || match.isGone) return false;
    }
  }

  /** Decides for as long as the seat has something to decide; `stuck` if there is no point in going on after that. */
  async #decide(match: LiveMatch, seat: number): Promise<'done' | 'stuck' | 'not-written'> {
    const { runner, delayMs } = this.#settings;
    while (!this.#closed && !match.isGone && isToDecide(match, seat)) {
      if (delayMs > 0) await sleep(delayMs);
      const question = await runner.query(
        match,
        { op: 'question', match: match.id, seat },
        `bots of ${match.record.host}`,
      );
      if (!question.ok) return isPassing(question.refusal.code) ? 'not-written' : 'stuck';
      // Its host may be ahead of what has been told: then there is more to come, and it is looked at anew.
      if (question.value.legal === '[]') return question.value.seq === match.record.seq ? 'stuck' : 'done';
      const { action, note } = await this.#choice(match, seat, question.value);
      if (this.#closed) return 'stuck';
      const { seq } = question.value;
      const actionId = `${OWN_MARK}bot-${seat}-${seq}-${randomBytes(6).toString('hex')}`;
      const body = { seq, actionId, action };
      const step = await runner.run(match, { op: 'act', seat, body, ...(note && { note }) });
      // Others may have moved on meanwhile; anything else would only happen again.
      if (!step.ok && step.refusal.code !== 'stale') {
        this.#settings.log.warn({ match: match.id, seat, code: step.refusal.code }, 'move of a bot refused');
        return isPassing(step.refusal.code) ? 'not-written' : 'stuck';
      }
    }
    return 'done';
  }

  async #choice(match: LiveMatch, seat: number, question: HostAnswers['question']): Promise<Choice> {
    const { bots, log, onFailure } = this.#settings;
    const { game, host, seats } = match.record;
    const level = seats[seat]?.level ?? USUAL_LEVEL;
    const { view, brought, legal, rules } = question;
    const ask = () => {
      const seed = randomBytes(16).toString('hex');
      const asked = { game, rules, level, seat, view, ...(brought && { brought }), legal, seed };
      return bots.think(asked, { person: host, match: match.id });
    };
    let thought: BotResult = await ask();
    if (!thought.ok && !this.#closed) thought = await ask();
    if (thought.ok) return { action: thought.action };
    if (!this.#closed) {
      log.warn(
        { match: match.id, game, seat, level, why: thought.why },
        'bot failed twice; any legal action is played',
      );
      onFailure();
    }
    const actions: readonly unknown[] = JSON.parse(legal);
    return { action: actions[randomInt(actions.length)], note: thought.isLate ? 'bot-late' : 'bot-failed' };
  }
}

function isToDecide({ record }: LiveMatch, seat: number): boolean {
  if (record.status !== 'playing' || waitsForSomebody(record)) return false;
  return record.deciding.includes(seat) && record.seats[seat]?.kind === 'bot';
}
