import { randomBytes } from 'node:crypto';
import type { RequestBody } from '@tessera/protocol';
import type { Logger } from 'pino';
import type { Games } from '../../games.ts';
import type { Person } from '../../identity/person.ts';
import { ok, type Result, refuse } from '../../result.ts';
import type { CommandRunner } from '../commandRunner.ts';
import { SERVER_ACTION_PREFIX } from '../commands.ts';
import type { LiveMatch } from '../liveMatch.ts';
import type { MatchRecord, SeatRecord } from '../matchRecord.ts';
import type { MatchStore } from '../matchStore.ts';
import { isPassing } from '../retry.ts';
import type { SeatPlayer, TurnResult } from './automaticPlay.ts';

export interface StandingOrdersSettings {
  readonly games: Pick<Games, 'find'>;
  readonly runner: Pick<CommandRunner, 'query' | 'run'>;
  readonly store: Pick<MatchStore, 'save'>;
  readonly log: Logger;
  /** Called after a player has given orders. */
  onOrders(match: LiveMatch): void;
}

/** Orders are a few settings, not a data store. */
const MAX_BYTES = 2000;

/**
 * Executes the standing orders of absent players. A player at the table is asked instead: the client executes orders
 * there, where the player can stop it. The result is an ordinary action of the seat.
 */
export class StandingOrders implements SeatPlayer {
  readonly #settings: StandingOrdersSettings;

  constructor(settings: StandingOrdersSettings) {
    this.#settings = settings;
  }

  /** Sets the orders of a player for a seat. Orders that cannot be stored do not take effect. */
  async give(match: LiveMatch, person: Person, ask: RequestBody<'orders'>): Promise<Result<undefined>> {
    const seat = match.seatOf(person, ask.seat);
    const holder = seat === undefined ? undefined : match.record.seats[seat];
    if (seat === undefined || !holder) return refuse('not-seated');
    const { orders } = ask;
    const rules = this.#settings.games.find(match.record.game)?.game.orders;
    const fits = JSON.stringify(orders).length <= MAX_BYTES && rules?.schema.safeParse(orders).success;
    if (!fits) return refuse('bad-request', { problem: 'no-such-orders', path: 'orders' });
    await match.inTurn(() =>
      match.change(
        (record) => withOrders(record, seat, person.id, orders),
        (record) => this.#settings.store.save(record),
      ),
    );
    this.#settings.onOrders(match);
    return ok(undefined);
  }

  turnOf(match: LiveMatch, seat: number): string | undefined {
    const { status, deciding, seats, seq } = match.record;
    const holder = seats[seat];
    if (status !== 'playing' || !deciding.includes(seat) || match.isOnline(seat)) return undefined;
    if (holder?.kind !== 'human' || holder.orders === undefined) return undefined;
    return `orders ${seq} ${JSON.stringify(holder.orders)}`;
  }

  async play(match: LiveMatch, seat: number): Promise<TurnResult> {
    const { runner } = this.#settings;
    const orders = JSON.stringify(match.record.seats[seat]?.orders ?? {});
    const by = `orders of ${match.record.seats[seat]?.player ?? ''}`;
    const found = await runner.query(match, { op: 'ordered', match: match.id, seat, orders }, by);
    if (!found.ok) return this.#refused(match, seat, found.refusal.code);
    // The player may have come back during the query, and decides then.
    if (this.turnOf(match, seat) === undefined) return 'again';
    const { seq, action } = found.value;
    if (action === undefined) return 'settled';
    const actionId = `${SERVER_ACTION_PREFIX}orders-${seat}-${seq}-${randomBytes(6).toString('hex')}`;
    const step = await runner.run(match, { op: 'act', seat, body: { seq, actionId, action: JSON.parse(action) } });
    if (step.ok || step.refusal.code === 'stale') return 'again';
    return this.#refused(match, seat, step.refusal.code);
  }

  #refused(match: LiveMatch, seat: number, code: string): TurnResult {
    this.#settings.log.warn({ match: match.id, seat, code }, 'standing orders refused');
    return isPassing(code) ? 'retry' : 'settled';
  }
}

/** Returns the heading with orders for a seat, if the player still holds it. */
function withOrders(record: MatchRecord, seat: number, player: string, orders: SeatRecord['orders']): MatchRecord {
  const holder = record.seats[seat];
  return holder?.player === player ? { ...record, seats: record.seats.with(seat, { ...holder, orders }) } : record;
}
