import { lossOf, nextFlag } from '@tessera/room';
import type { Logger } from 'pino';
import type { CommandRunner } from './commandRunner.ts';
import { SERVER_ACTION_PREFIX } from './commands.ts';
import type { LiveMatch } from './liveMatch.ts';
import { backoff, isPassing, RETRY_MS } from './retry.ts';

/** The longest delay of a Node.js timer. */
const LONGEST_MS = 2 ** 31 - 1;

export interface ClockTimeoutsSettings {
  readonly runner: Pick<CommandRunner, 'run'>;
  readonly log: Logger;
  /** Earliest time of a loss on time: gives players time to reconnect after a restart. */
  notBefore(): number;
  /** Returns the time of the match clock. */
  now(): number;
  /** Delay before the first retry of an ending that could not be stored; it doubles with each further one. */
  readonly retryMs?: number;
}

/** Ends a match when a player's clock runs out. */
export class ClockTimeouts {
  readonly #settings: ClockTimeoutsSettings;

  constructor(settings: ClockTimeoutsSettings) {
    this.#settings = settings;
  }

  /** Resets the timer of a match. */
  consider(match: LiveMatch): void {
    clearTimeout(match.flag);
    match.flag = undefined;
    const flag = match.clocks && match.record.status === 'playing' ? nextFlag(match.clocks) : undefined;
    if (!flag || match.isGone) return;
    const at = Math.max(flag.at, this.#settings.notBefore());
    const wait = Math.min(LONGEST_MS, Math.max(0, at - this.#settings.now()) + 1);
    this.#setTimer(match, wait, () => this.#fall(match, flag.seat, at));
  }

  #fall(match: LiveMatch, seat: number, at: number): void {
    if (this.#settings.now() < at) this.consider(match);
    else void this.#end(match, seat, 0);
  }

  async #end(match: LiveMatch, seat: number, attempt: number): Promise<void> {
    const { runner, log, retryMs = RETRY_MS } = this.#settings;
    const { seats, teams } = match.record;
    const ending = lossOf('timeout', seats.length, seat, teams);
    const body = { actionId: `${SERVER_ACTION_PREFIX}timeout-${seat}` };
    const timer = match.flag;
    try {
      const step = await runner.run(match, { op: 'end', body, ending });
      if (step.ok || !isPassing(step.refusal.code)) return;
    } catch (error) {
      log.error({ match: match.id, err: error }, 'clock timeout failed; retrying');
    }
    if (match.isGone) return;
    // A move may have changed the clock meanwhile; it has then set another timer.
    if (match.flag !== timer) return;
    this.#setTimer(match, backoff(attempt, retryMs), () => void this.#end(match, seat, attempt + 1));
  }

  #setTimer(match: LiveMatch, ms: number, call: () => void): void {
    clearTimeout(match.flag);
    match.flag = setTimeout(call, ms);
    match.flag.unref();
  }
}
