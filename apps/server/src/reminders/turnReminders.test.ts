import { pino } from 'pino';
import { beforeEach, describe, expect, it } from 'vitest';
import { LiveMatch } from '../live/liveMatch.ts';
import type { MatchRecord } from '../live/matchRecord.ts';
import { Follower } from '../live/sockets/subscriber.ts';
import { MIGRATIONS } from '../migrations.ts';
import { openPostgres } from '../storage/postgres.ts';
import { hasServices, newDatabase } from '../testing/services.mjs';
import { testMatchRecord } from '../testing/testMatchRecord.ts';
import { memoryReminders } from './testing/memoryReminders.ts';
import { TurnReminders, type TurnRemindersSettings } from './turnReminders.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const ADA = 'adaadaadaada';
const BOB = 'bobbobbobbob';

let here: Awaited<ReturnType<typeof memoryReminders>>;
let started: number;
let codes: number;

beforeEach(() => begin());

async function begin(...db: Parameters<typeof memoryReminders>): Promise<void> {
  here = await memoryReminders(...db);
  started = here.clock.now;
  codes = 0;
  for (const [id, name] of [
    [ADA, 'ada'],
    [BOB, 'bob'],
  ] as const)
    await here.player(id, name);
  await subscribe(ADA);
}

async function subscribe(player: string, address = `${player}@example.org`): Promise<void> {
  await here.addresses.confirm(await here.addresses.put(player, address, 'en'));
}

const SEATS: MatchRecord['seats'] = [
  { kind: 'human', name: 'Ada', player: ADA },
  { kind: 'human', name: 'Bob', player: BOB },
];

/** Stores a match that waits for Ada since the start of the clock. */
async function match(id: string, changes: Partial<MatchRecord> = {}): Promise<MatchRecord> {
  const record = testMatchRecord(id, { title: 'Friday', seats: SEATS, deciding: [0], movedAt: started, ...changes });
  const { visibility, status, movedAt } = record;
  const row = { id, code: `CODE${codes++}`, visibility, status, moved_at: movedAt, record: JSON.stringify(record) };
  await here.db
    .insertInto('matches')
    .values({ ...row, beginning: null, started_at: null, holders: null, brought: null })
    .execute();
  const people = new Set(record.seats.flatMap(({ player }) => player ?? []));
  for (const player of people) await here.db.insertInto('sitters').values({ player, match_id: id }).execute();
  return record;
}

/** Adds a log entry of a seat. */
async function acted(id: string, seq: number, seat: number): Promise<void> {
  const entry = { match_id: id, seq, action_id: `a${seq}`, kind: 'action', seat, at: 0 };
  await here.db
    .insertInto('entries')
    .values({ ...entry, payload: '', link: '', seal: '', clocks: null })
    .execute();
}

async function moved(record: MatchRecord, changes: Partial<MatchRecord>): Promise<void> {
  const now = { ...record, movedAt: here.clock.now, ...changes };
  await here.db
    .updateTable('matches')
    .set({ moved_at: now.movedAt, record: JSON.stringify(now) })
    .where('id', '=', record.id)
    .execute();
}

function node(changes: Partial<TurnRemindersSettings> = {}): TurnReminders {
  return new TurnReminders({
    ...here,
    log: pino({ level: 'silent' }),
    afterMs: HOUR_MS,
    ownership: { owns: () => true, now: here.now },
    inMemory: () => undefined,
    isHere: async () => false,
    gameName: () => 'Some Game',
    ...changes,
  });
}

/** Runs the check of a node; returns the recipients of all mails so far. */
async function mailedAfter(reminders = node()): Promise<string[]> {
  await reminders.look();
  await here.queue.settled();
  return here.sent.map(({ to }) => to);
}

const TO_ADA = `${ADA}@example.org`;

describe('a reminder', () => {
  it('a reminder is sent once a table has waited for long enough, with public data only', async () => {
    await match('m00000000001');
    here.clock.now += HOUR_MS - 1;
    expect(await mailedAfter()).toEqual([]);
    here.clock.now += 1;
    expect(await mailedAfter()).toEqual([TO_ADA]);
    expect(here.sent[0]).toMatchObject({ subject: 'Your turn: Friday' });
    expect(here.sent[0]?.text).toContain('(Some Game) waits for Ada.');
  });

  it('a reminder is sent once per turn, even if others act meanwhile, and again for the next turn', async () => {
    const record = await match('m00000000001', { deciding: [0, 1] });
    await acted(record.id, 1, 0);
    here.clock.now += HOUR_MS;
    expect(await mailedAfter()).toHaveLength(1);
    here.clock.now += 5 * HOUR_MS;
    expect(await mailedAfter()).toHaveLength(1);
    await acted(record.id, 2, 1);
    await moved(record, {});
    here.clock.now += HOUR_MS;
    expect(await mailedAfter()).toHaveLength(1);
    await acted(record.id, 3, 0);
    await moved(record, {});
    here.clock.now += HOUR_MS;
    expect(await mailedAfter()).toHaveLength(2);
  });

  it('a reminder is sent by one of two nodes that both believe to own the match, and by no other node', async () => {
    await match('m00000000001');
    here.clock.now += HOUR_MS;
    const stranger = node({ ownership: { owns: () => false, now: here.now } });
    expect(await mailedAfter(stranger)).toEqual([]);
    await Promise.all([node().look(), node().look()]);
    expect(await mailedAfter()).toEqual([TO_ADA]);
  });

  it('a reminder is not sent while the player is connected, at this table or elsewhere, or has just left', async () => {
    const record = await match('m00000000001');
    here.clock.now += HOUR_MS;
    expect(await mailedAfter(node({ isHere: async (player) => player === ADA }))).toEqual([]);
    const live = new LiveMatch(record, 0);
    const follower = new Follower({ id: ADA, name: 'Ada', guest: false }, 0, () => {});
    live.add(follower);
    expect(await mailedAfter(node({ inMemory: () => live }))).toEqual([]);
    live.remove(follower);
    live.record = {
      ...record,
      seats: [{ ...SEATS[0], leftAt: here.clock.now } as (typeof SEATS)[0], ...SEATS.slice(1)],
    };
    expect(await mailedAfter(node({ inMemory: () => live }))).toEqual([]);
    here.clock.now += HOUR_MS;
    expect(await mailedAfter(node({ inMemory: () => live }))).toEqual([TO_ADA]);
  });

  it('a reminder is not sent to players without a turn, alone, around a real table, or with an unconfirmed address', async () => {
    await match('m00000000001', { deciding: [1] });
    await match('m00000000002', { seats: [SEATS[0] as (typeof SEATS)[0], { kind: 'bot', name: 'Bot' }] });
    await match('m00000000003', { mode: 'companion' });
    await match('m00000000004', { status: 'over' });
    await here.addresses.put(BOB, 'bob@example.org', 'en');
    here.clock.now += HOUR_MS;
    expect(await mailedAfter()).toEqual([]);
  });

  it('a reminder is not sent for a match without activity for weeks', async () => {
    await match('m00000000001');
    here.clock.now += 15 * DAY_MS;
    expect(await mailedAfter()).toEqual([]);
  });

  it('a reminder is sent for eight tables per day at most, and for the others the next day', async () => {
    for (let i = 0; i < 12; i++) await match(`m000000000${10 + i}`);
    here.clock.now += HOUR_MS;
    expect(await mailedAfter()).toHaveLength(8);
    here.clock.now += HOUR_MS;
    expect(await mailedAfter()).toHaveLength(8);
    here.clock.now += DAY_MS;
    expect(await mailedAfter()).toHaveLength(12);
  });

  it('a reminder reaches all players, across several pages of candidates', async () => {
    for (let i = 0; i < 130; i++) {
      const player = await here.player(`p${String(i).padStart(11, '0')}`, `p${i}`);
      await subscribe(player);
      const seats: MatchRecord['seats'] = [{ kind: 'human', name: 'P', player }, ...SEATS.slice(1)];
      await match(`m${String(i).padStart(11, '0')}`, { seats });
    }
    here.clock.now += HOUR_MS;
    expect(new Set(await mailedAfter()).size).toBe(130);
  });
});

describe.skipIf(!hasServices)('reminders with PostgreSQL', () => {
  it('one of several nodes sends a reminder, once per turn and up to the daily limit', async () => {
    const storage = await openPostgres({ url: await newDatabase(), migrations: MIGRATIONS, onError: () => {} });
    await begin(storage.tables());
    const record = await match('m00000000001');
    await acted(record.id, 1, 0);
    here.clock.now += HOUR_MS;
    const nodes = [node(), node(), node()];
    await Promise.all(nodes.map((each) => each.look()));
    expect(await mailedAfter()).toEqual([TO_ADA]);
    for (let i = 0; i < 12; i++) await match(`m000000000${10 + i}`);
    here.clock.now += HOUR_MS;
    expect(await mailedAfter()).toHaveLength(8);
    await node().sweep();
    await storage.close();
  });
});
