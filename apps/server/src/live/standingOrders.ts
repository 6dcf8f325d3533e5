import { randomBytes } from 'node:crypto';
import type { RequestBody } from '@tessera/protocol';
import type { Logger } from 'pino';
import type { Games } from '../games.ts';
import type { Person } from '../identity/person.ts';
import { ok, type Result, refused } from '../result.ts';
import type { CommandRunner } from './commandRunner.ts';
import { OWN_MARK } from './commands.ts';
import type { LiveMatch } from './liveMatch.ts';
import type { MatchStore } from './matchStore.ts';
import { isPassing, RETRY_MS } from './retry.ts';

export interface StandingOrdersSettings {
  readonly games: Pick<Games, 'find'>;
  readonly runner: Pick<CommandRunner, 'query' | 'run'>;
  readonly store: Pick<MatchStore, 'save'>;
  readonly log: Logger;
  /** How soon something that could not be kept is tried again. */
  readonly retryMs?: number;
}

/** Orders are a few settings, not a place to keep things. */
const MOST_BYTES = 2000;

/**
 * Answers for those who are away what they have ordered ahead. Whoever is at the table is asked, and their own page carries it
 * out where they can stop it. What is done is an action of the seat like any other, by the same way.
 */
export class StandingOrders {
  readonly #settings: StandingOrdersSettings;
  /** For which position each seat of a match has been looked at: once is enough. */
  readonly #looked = new WeakMap<LiveMatch, Map<number, string>>();
  #closed = false;

  constructor(settings: StandingOrdersSettings) {
    this.#settings = settings;
  }

  /** Takes orders for a seat of whoever gives them. */
  async give(match: LiveMatch, person: Person, ask: RequestBody<'orders'>): Promise<Result<undefined>> {
    const seat = match.seatOf(person, ask.seat);
    const holder = seat === undefined ? undefined : match.record.seats[seat];
    if (seat === undefined || !holder) return refused('not-seated');
    const rules = this.#settings.games.find(match.record.game)?.game.orders;
    const fits = JSON.stringify(ask.orders).length <= MOST_BYTES && rules?.schema.safeParse(ask.orders).success;
    if (!fits) return refused('bad-request', { problem: 'no-such-orders', path: 'orders' });
    match.record = { ...match.record, seats: match.record.seats.with(seat, { ...holder, orders: ask.orders }) };
    await this.#settings.store.save(match.record);
    this.consider(match);
    return ok(undefined);
  }

  /** Looks whether somebody who is away has ordered what is asked of them. */
  consider(match: LiveMatch): void {
    if (this.#closed || match.isGone) return;
    for (const seat of match.record.deciding) {
      if (!isToAnswer(match, seat) || match.thinking.has(seat) || this.#hasLooked(match, seat)) continue;
      match.thinking.add(seat);
      this.#carryOut(match, seat)
        .catch((error: unknown) => {
          this.#settings.log.error({ match: match.id, seat, err: error }, 'orders not carried out');
          this.#tryAgain(match, seat);
        })
        .finally(() => {
          match.thinking.delete(seat);
          this.consider(match);
        });
    }
  }

  close(): void {
    this.#closed = true;
  }

  async #carryOut(match: LiveMatch, seat: number): Promise<void> {
    const { runner } = this.#settings;
    const orders = JSON.stringify(match.record.seats[seat]?.orders ?? {});
    const by = `orders of ${match.record.seats[seat]?.player ?? ''}`;
    const found = await runner.query(match, { op: 'ordered', match: match.id, seat, orders }, by);
    if (!found.ok) return this.#failed(match, seat, found.refusal.code);
    // They may have come back while it was looked up: then it is theirs to do.
    if (found.value.action === undefined || this.#closed || !isToAnswer(match, seat)) return;
    const { seq, action } = found.value;
    const actionId = `${OWN_MARK}orders-${seat}-${seq}-${randomBytes(6).toString('hex')}`;
    const step = await runner.run(match, { op: 'act', seat, body: { seq, actionId, action: JSON.parse(action) } });
    if (!step.ok && step.refusal.code !== 'stale') this.#failed(match, seat, step.refusal.code);
  }

  #failed(match: LiveMatch, seat: number, code: string): void {
    this.#settings.log.warn({ match: match.id, seat, code }, 'what was ordered is refused');
    if (isPassing(code)) this.#tryAgain(match, seat);
  }

  /** Nobody else would ask again, as on a full disk. */
  #tryAgain(match: LiveMatch, seat: number): void {
    const { retryMs = RETRY_MS } = this.#settings;
    setTimeout(() => {
      this.#looked.get(match)?.delete(seat);
      this.consider(match);
    }, retryMs).unref();
  }

  /** Whether these orders were asked about this position already; from now on they were. */
  #hasLooked(match: LiveMatch, seat: number): boolean {
    const looked = this.#looked.get(match) ?? new Map<number, string>();
    this.#looked.set(match, looked);
    const now = `${match.record.seq} ${JSON.stringify(match.record.seats[seat]?.orders)}`;
    if (looked.get(seat) === now) return true;
    looked.set(seat, now);
    return false;
  }
}

function isToAnswer(match: LiveMatch, seat: number): boolean {
  const { status, deciding, seats } = match.record;
  const holder = seats[seat];
  return (
    status === 'playing' &&
    deciding.includes(seat) &&
    holder?.kind === 'human' &&
    holder.orders !== undefined &&
    !match.isOnline(seat)
  );
}
