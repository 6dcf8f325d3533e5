import { lossOf, nextFlag } from '@tessera/room';
import type { Logger } from 'pino';
import { OWN_MARK } from './deeds.ts';
import type { LiveMatch } from './liveMatch.ts';
import type { Referee } from './referee.ts';

/** The longest that a timer can run. */
const LONGEST_MS = 2 ** 31 - 1;

/** Watches the clocks: when one runs out the match is over. */
export class Flags {
  readonly #referee: Referee;
  readonly #log: Logger;
  /** Nobody loses on time while the server is away and before they could come back. */
  readonly #notBefore: number;

  constructor(referee: Referee, log: Logger, notBefore: number) {
    this.#referee = referee;
    this.#log = log;
    this.#notBefore = notBefore;
  }

  /** Sets the timer of a match anew. */
  consider(match: LiveMatch): void {
    clearTimeout(match.flag);
    match.flag = undefined;
    const flag = match.clocks && match.record.status === 'playing' ? nextFlag(match.clocks) : undefined;
    if (!flag) return;
    const at = Math.max(flag.at, this.#notBefore);
    const wait = Math.min(LONGEST_MS, Math.max(0, at - Date.now()) + 1);
    match.flag = setTimeout(() => this.#fall(match, flag.seat, at), wait);
    match.flag.unref();
  }

  #fall(match: LiveMatch, seat: number, at: number): void {
    if (Date.now() < at) {
      this.consider(match);
      return;
    }
    const ending = lossOf('timeout', match.record.seats.length, seat);
    const asked = { actionId: `${OWN_MARK}timeout-${seat}` };
    this.#referee.step(match, { op: 'end', asked, ending }).catch((error: unknown) => {
      this.#log.error({ match: match.id, err: error }, 'match not ended on time');
    });
  }
}
