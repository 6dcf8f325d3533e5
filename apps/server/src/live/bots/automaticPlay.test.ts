import { setImmediate as nextTurn } from 'node:timers/promises';
import fc, { type Scheduler } from 'fast-check';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { ok, refuse } from '../../result.ts';
import { testMatchRecord } from '../../testing/testMatchRecord.ts';
import type { CommandRunner } from '../commandRunner.ts';
import { LiveMatch } from '../liveMatch.ts';
import type { MatchRecord } from '../matchRecord.ts';
import { PresenceTracker } from '../presenceTracker.ts';
import { botSeat, seatFor } from '../seating.ts';
import { randomSeeds } from '../seedSource.ts';
import { Follower } from '../sockets/subscriber.ts';
import { AutomaticPlay, type SeatPlayer } from './automaticPlay.ts';
import { BotPlay } from './botPlay.ts';
import { StandingOrders, type StandingOrdersSettings } from './standingOrders.ts';

const PEOPLE = ['ada', 'bob'].map((name) => ({ id: `${name}00000000`, name, guest: true }));
const log = pino({ level: 'silent' });
function personIn(seat: number): (typeof PEOPLE)[number] {
  const person = PEOPLE[seat];
  if (!person) throw new Error(`No seat ${seat}`);
  return person;
}

/** Bots would play forever; a match of the model ends here. */
const END = 12;

/** An external event. Two seats take turns; an event is about the deciding seat or the other one. */
type Event =
  | { readonly type: 'come or go' | 'act' | 'change holder'; readonly decides: boolean }
  | { readonly type: 'order'; readonly decides: boolean; readonly until: number }
  | { readonly type: 'fail'; readonly how: 'refuses' | 'throws' | 'does not save' }
  | { readonly type: 'restart' };

const decides = fc.constantFrom(true, true, true, false);
const events: fc.Arbitrary<Event[]> = fc.array(
  fc.oneof(
    { weight: 8, arbitrary: fc.record({ type: fc.constant('come or go' as const), decides }) },
    { weight: 2, arbitrary: fc.record({ type: fc.constant('act' as const), decides }) },
    { weight: 2, arbitrary: fc.record({ type: fc.constant('change holder' as const), decides }) },
    {
      weight: 4,
      arbitrary: fc.record({ type: fc.constant('order' as const), decides, until: fc.integer({ min: 1, max: END }) }),
    },
    {
      weight: 1,
      arbitrary: fc.record({
        type: fc.constant('fail' as const),
        how: fc.constantFrom('refuses' as const, 'throws' as const, 'does not save' as const),
      }),
    },
    { weight: 1, arbitrary: fc.record({ type: fc.constant('restart' as const) }) },
  ),
  { minLength: 2, maxLength: 10 },
);

/**
 * A server with one match: the real presences, bots and standing orders over a model of the host and the store. The
 * scheduler decides when a request reaches the host and when its answers return: in order, and all waiting ones at
 * once, as in production.
 */
class World {
  readonly #scheduler: Scheduler;
  #stored: MatchRecord;
  #host = { seq: 0, deciding: 0 };
  #answers: (() => void)[] = [];
  #failures: Extract<Event, { type: 'fail' }>['how'][] = [];
  #life = 0;
  #followers = new Map<number, Follower>();
  match: LiveMatch;
  #presences: PresenceTracker;
  #orders: StandingOrders;
  #play: AutomaticPlay;

  constructor(scheduler: Scheduler) {
    this.#scheduler = scheduler;
    this.#stored = testMatchRecord('abcdef123456', {
      game: 'model',
      commitment: 'c',
      seats: PEOPLE.map((person) => seatFor(person)),
      deciding: [0],
    });
    this.match = new LiveMatch(structuredClone(this.#stored), 0);
    [this.#presences, this.#orders, this.#play] = this.#start();
    for (const seat of PEOPLE.keys()) this.#enter(seat);
  }

  /** Whether a request or an answer is still in flight. */
  get isBusy(): boolean {
    return this.#scheduler.count() > 0 || this.match.thinking.size > 0;
  }

  /** The seat that is stuck although the server could play it, by the rules of the model alone. */
  get forgotten(): string | undefined {
    const { seq, deciding } = this.#host;
    const holder = this.match.record.seats[deciding];
    if (seq >= END || holder === undefined) return undefined;
    if (holder.kind === 'bot') return `bot in seat ${deciding} at ${seq}`;
    const isOrdered = seq < Number(holder.orders?.until ?? 0);
    return isOrdered && !this.#followers.has(deciding) ? `orders of seat ${deciding} at ${seq}` : undefined;
  }

  async apply(event: Event): Promise<void> {
    if (event.type === 'restart') return this.#restart();
    if (event.type === 'fail') return void this.#failures.push(event.how);
    const seat = event.decides ? this.#host.deciding : 1 - this.#host.deciding;
    if (event.type === 'come or go') return this.#followers.has(seat) ? this.#leave(seat) : this.#enter(seat);
    if (event.type === 'change holder') return this.#changeHolder(seat);
    if (event.type === 'order') this.#order(seat, event.until);
    else if (this.#followers.has(seat)) this.#act(seat);
  }

  readonly #runner: Pick<CommandRunner, 'query' | 'run'> = {
    query: async (_match, ask) => {
      const { seat = -1, orders = '{}' } = ask as { readonly seat?: number; readonly orders?: string };
      return this.#asked(() => {
        const { seq } = this.#host;
        if (ask.op === 'question') return ok({ seq, legal: this.#mayAct(seat) ? '[{}]' : '[]', view: '{}', rules: {} });
        const isOrdered = this.#mayAct(seat) && seq < Number(JSON.parse(orders).until);
        return ok({ seq, ...(isOrdered && { action: '{}' }) });
      }) as never;
    },
    run: async (match, command) => {
      if (command.op !== 'act') throw new Error('The model only knows actions');
      const { seat, body } = command;
      return this.#asked(
        () => {
          if ((body as { seq: number }).seq !== this.#host.seq || !this.#mayAct(seat)) return refuse('stale');
          this.#host = { seq: this.#host.seq + 1, deciding: 1 - seat };
          return ok({ seq: this.#host.seq, heading: { ...this.#host } });
        },
        ({ heading }) => this.#note(match, heading),
      ) as never;
    },
  };

  /**
   * Sends a request to the host. The answer is computed when the request arrives; `onAnswer` runs when the answer returns.
   */
  async #asked<T>(answer: () => T, onAnswer: (value: never) => void = () => undefined): Promise<T> {
    const life = this.#life;
    await this.#scheduler.schedule(Promise.resolve(), 'request arrives');
    if (life !== this.#life) throw new Error('The server was restarted');
    const failure = this.#failures.findIndex((how) => how !== 'does not save');
    if (failure >= 0) {
      const [how] = this.#failures.splice(failure, 1);
      if (how === 'throws') throw new Error('database or disk is full');
      return refuse('host-failed') as T;
    }
    const value = answer();
    return new Promise<T>((resolve, reject) => {
      this.#answers.push(() => {
        if (life !== this.#life) return reject(new Error('The server was restarted'));
        if ((value as { ok: boolean }).ok) onAnswer((value as { value: never }).value);
        resolve(value);
      });
      void this.#scheduler.schedule(Promise.resolve(), 'answers arrive').then(() => {
        for (const give of this.#answers.splice(0)) give();
      });
    });
  }

  #mayAct(seat: number): boolean {
    return this.#host.seq < END && this.#host.deciding === seat;
  }

  #note(match: LiveMatch, { seq, deciding }: { readonly seq: number; readonly deciding: number }): void {
    match.record.seq = seq;
    match.record.deciding = seq < END ? [deciding] : [];
    this.#play.consider(match);
  }

  #start(): [PresenceTracker, StandingOrders, AutomaticPlay] {
    const bots = { think: async () => this.#asked(() => ({ ok: true, action: {} }) as const) };
    const botPlay = new BotPlay({
      bots,
      runner: this.#runner,
      delayMs: 0,
      seeds: randomSeeds,
      log,
      onMove: () => {},
      onFailure: () => {},
    });
    const save = async (record: MatchRecord) => {
      const written = structuredClone(record);
      await this.#scheduler.schedule(Promise.resolve(), 'saved');
      const failure = this.#failures.indexOf('does not save');
      if (failure >= 0) throw new Error(`${this.#failures.splice(failure, 1)}`);
      this.#stored = written;
    };
    const schema = { safeParse: () => ({ success: true }) };
    const settings = { games: { find: () => ({ game: { orders: { schema } } }) }, store: { save } };
    const orders = new StandingOrders({
      ...(settings as Partial<Record<keyof StandingOrdersSettings, unknown>> as Pick<
        StandingOrdersSettings,
        'games' | 'store'
      >),
      runner: this.#runner,
      log,
      onOrders: (match) => play.consider(match),
    });
    const play = new AutomaticPlay({ players: [botPlay, orders], log, retryMs: 0 });
    const presences = new PresenceTracker(
      (match) => play.consider(match),
      () => 0,
    );
    return [presences, orders, play];
  }

  // The player is notified of a failure, and the failed request has no effect.

  #act(seat: number): void {
    const body = { seq: this.match.record.seq, actionId: 'by hand', action: {} };
    void this.#runner.run(this.match, { op: 'act', seat, body }).catch(() => undefined);
  }

  #order(seat: number, until: number): void {
    const ask = { match: this.match.id, seat, orders: { until } };
    void this.#orders.give(this.match, personIn(seat), ask).catch(() => undefined);
  }

  #enter(seat: number): void {
    if (this.match.record.seats[seat]?.kind === 'bot') return;
    const follower = new Follower(personIn(seat), seat, () => undefined);
    this.#followers.set(seat, follower);
    this.#presences.enter(this.match, follower);
  }

  #leave(seat: number): void {
    const follower = this.#followers.get(seat);
    if (!follower) return;
    this.#followers.delete(seat);
    this.#presences.leave(this.match, follower);
  }

  /** Replaces the player in a seat with a bot, or a bot with a player: a log entry, announced at once. */
  #changeHolder(seat: number): void {
    if (this.#host.seq >= END || this.#answers.length > 0) return;
    const isBot = this.match.record.seats[seat]?.kind === 'bot';
    this.#host = { ...this.#host, seq: this.#host.seq + 1 };
    const seats = this.match.record.seats.with(seat, isBot ? seatFor(personIn(seat)) : botSeat('easy'));
    this.match.record = { ...this.match.record, seats };
    this.#stored = structuredClone(this.match.record);
    this.#note(this.match, this.#host);
    this.#followers.delete(seat);
    this.#presences.seatsChanged(this.match);
  }

  #restart(): void {
    this.#life++;
    this.#play.close();
    this.#answers = [];
    this.#followers.clear();
    this.match = new LiveMatch(structuredClone(this.#stored), 0);
    [this.#presences, this.#orders, this.#play] = this.#start();
    const { match, life } = { match: this.match, life: this.#life };
    void this.#scheduler.schedule(Promise.resolve(), 'taken up').then(() => {
      if (life === this.#life) this.#note(match, this.#host);
    });
  }
}

it('automatic play plays every seat that the server can play, in any order of events', async () => {
  let played = 0;
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), events, async (scheduler, happened) => {
      const world = new World(scheduler);
      void scheduler.scheduleSequence(
        happened.map((event) => ({ label: JSON.stringify(event), builder: () => world.apply(event) })),
      );
      do {
        await scheduler.waitIdle();
        await nextTurn();
      } while (world.isBusy);
      expect(world.forgotten).toBeUndefined();
      if (world.match.record.seq > 0) played++;
    }),
    { numRuns: process.env.LONG_TESTS ? 50_000 : 2000 },
  );
  expect(played).toBeGreaterThan(200);
});

it.each([0, 1, 2, 3, 4, 5, 6])(
  'automatic play plays a turn that comes %i microtasks after the last one was settled',
  async (delay) => {
    const match = new LiveMatch(testMatchRecord('abcdef123456', { deciding: [0] }), 0);
    const played: string[] = [];
    let turn = 'first';
    const changeTurn = async () => {
      for (let i = 0; i < delay; i++) await undefined;
      turn = 'second';
      play.consider(match);
    };
    const player: SeatPlayer = {
      turnOf: () => turn,
      play: async () => {
        played.push(turn);
        if (turn === 'first') void changeTurn();
        return 'settled';
      },
    };
    const play = new AutomaticPlay({ players: [player], log });
    play.consider(match);
    await nextTurn();
    expect(played).toEqual(['first', 'second']);
    expect(match.thinking.size).toBe(0);
  },
);
