import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { LiveMatch } from '../liveMatch.ts';
import { backoff, RETRY_MS } from '../retry.ts';

/**
 * Result of one attempt to play a turn: `settled` if there is nothing more to do in it, `again` if it was played or has changed,
 * `retry` if it failed for a reason that may pass.
 */
export type TurnResult = 'settled' | 'again' | 'retry';

/** A way in which the server plays a seat: as a bot, or by the standing orders of an absent player. */
export interface SeatPlayer {
  /** Names the turn that this player has in a seat: all that its decision depends on. Undefined if the seat is not its to play. */
  turnOf(match: LiveMatch, seat: number): string | undefined;
  /** Makes at most one decision for the seat. */
  play(match: LiveMatch, seat: number): Promise<TurnResult>;
}

export interface AutomaticPlaySettings {
  readonly players: readonly SeatPlayer[];
  readonly log: Logger;
  /** Delay before the first retry; it doubles with each further one. */
  readonly retryMs?: number;
}

/**
 * Plays the seats that the server decides for.
 *
 * Invariant: a seat in which some player has a turn is being played (`match.thinking`), or exactly this turn was settled. It holds as long
 * as `consider` is called after every change of a position, of seats, of presence or of orders. A call is never lost: while a seat
 * is played its turn is read again after every attempt, and the last reading and the end of play are one step.
 */
export class AutomaticPlay {
  readonly #settings: AutomaticPlaySettings;
  /** The turn of each seat in which nothing was left to do. */
  readonly #settled = new WeakMap<LiveMatch, Map<number, string>>();
  #closed = false;

  constructor(settings: AutomaticPlaySettings) {
    this.#settings = settings;
  }

  /** Starts to play every seat that has a turn and is not being played. */
  consider(match: LiveMatch): void {
    for (const seat of match.record.deciding) {
      if (!match.thinking.has(seat) && this.#next(match, seat)) void this.#play(match, seat);
    }
  }

  close(): void {
    this.#closed = true;
  }

  /** Plays a seat until it has no turn, or nothing to do in it. Never rejects. */
  async #play(match: LiveMatch, seat: number): Promise<void> {
    match.thinking.add(seat);
    let failures = 0;
    for (let next = this.#next(match, seat); next; next = this.#next(match, seat)) {
      const result = await this.#attempt(next.player, match, seat);
      if (result === 'settled') this.#settle(match, seat, next.turn);
      failures = result === 'retry' ? failures + 1 : 0;
      if (failures > 0)
        await sleep(backoff(failures - 1, this.#settings.retryMs ?? RETRY_MS), undefined, { ref: false });
    }
    match.thinking.delete(seat);
  }

  async #attempt(player: SeatPlayer, match: LiveMatch, seat: number): Promise<TurnResult> {
    try {
      return await player.play(match, seat);
    } catch (error) {
      if (!this.#closed && !match.isGone)
        this.#settings.log.error({ match: match.id, seat, err: error }, 'automatic play failed; retrying');
      return 'retry';
    }
  }

  /** The player that has an unsettled turn in a seat. */
  #next(match: LiveMatch, seat: number): { readonly player: SeatPlayer; readonly turn: string } | undefined {
    if (this.#closed || match.isGone) return undefined;
    for (const player of this.#settings.players) {
      const turn = player.turnOf(match, seat);
      if (turn !== undefined) return this.#settled.get(match)?.get(seat) === turn ? undefined : { player, turn };
    }
    return undefined;
  }

  #settle(match: LiveMatch, seat: number, turn: string): void {
    const settled = this.#settled.get(match) ?? new Map<number, string>();
    this.#settled.set(match, settled.set(seat, turn));
  }
}
