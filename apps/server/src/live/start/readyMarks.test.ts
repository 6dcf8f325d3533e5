import type { MatchInfo } from '@tessera/protocol';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ok, type Result, refuse } from '../../result.ts';
import { testMatchRecord } from '../../testing/testMatchRecord.ts';
import { TestServer, TIC_TAC_TOE, until, type Visitor } from '../../testing/testServer.ts';
import { LiveMatch } from '../liveMatch.ts';
import { ReadyMarks } from './readyMarks.ts';

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.start({ TESSERA_LIMITS: 'on' });
});
afterAll(() => server.close());

const READY_TABLE = { ...TIC_TAC_TOE, autostart: 'ready' } as const;

function says(person: Visitor, id: string, ready: boolean): Promise<MatchInfo & { readonly code?: string }> {
  return person.ask('PUT', `/api/matches/${id}/ready`, { ready });
}

/** Seats two people at a table that waits for ready marks. */
async function fullTable() {
  const [ada, bob] = await Promise.all([server.guest(), server.guest()]);
  const { id } = await ada.create(READY_TABLE);
  const taken = await bob.take(id, 1);
  return { ada, bob, id, taken };
}

test('a full table waits for the ready marks, counts to three, and starts', async () => {
  const { ada, bob, id, taken } = await fullTable();
  expect(taken).toMatchObject({ status: 'open', readyCheck: {} });
  const line = await ada.at(id);
  expect(await says(ada, id, true)).toMatchObject({ status: 'open', seats: [{ ready: true }, {}] });
  const before = Date.now();
  const counting = await says(bob, id, true);
  expect(counting).toMatchObject({ status: 'open', seats: [{ ready: true }, { ready: true }] });
  expect(counting.readyCheck?.startsAt).toBeGreaterThanOrEqual(before + 3000);
  const { info } = await line.notice('info', (body) => body.info.status === 'playing');
  expect(info.readyCheck).toBeUndefined();
  expect(info.seats.some(({ ready }) => ready)).toBe(false);
  expect(await says(ada, id, false)).toMatchObject({ code: 'already-started' });
});

test('any player stops the count, and the match does not start before all are ready again', async () => {
  const { ada, bob, id } = await fullTable();
  const line = await bob.at(id);
  await says(ada, id, true);
  await says(bob, id, true);
  const stopped = await says(ada, id, false);
  expect(stopped.readyCheck).toEqual({});
  expect(stopped).toMatchObject({ status: 'open', seats: [{}, { ready: true }] });
  expect(await ada.ask('POST', `/api/matches/${id}/start`)).toMatchObject({ code: 'not-all-ready' });
  const again = await says(ada, id, true);
  expect(again.readyCheck?.startsAt).toBeDefined();
  await line.notice('info', (body) => body.info.status === 'playing');
});

test('a changed seat takes all marks back and says why, until a player is ready again', async () => {
  const { ada, bob, id } = await fullTable();
  await says(ada, id, true);
  expect(await ada.ask('PUT', `/api/matches/${id}/seats/1`, { kind: 'open' })).toMatchObject({
    readyCheck: { reset: 'seats-changed' },
  });
  const back = await bob.take(id, 1);
  expect(back.seats.some(({ ready }) => ready)).toBe(false);
  expect((await says(ada, id, true)).readyCheck).toEqual({});
  expect((await says(bob, id, true)).readyCheck?.startsAt).toBeDefined();
});

test('a spectator cannot be ready, nor anybody at a table without a ready check', async () => {
  const { id } = await fullTable();
  const cy = await server.guest();
  expect(await says(cy, id, true)).toMatchObject({ code: 'not-seated' });
  const { id: plain } = await cy.create({ ...TIC_TAC_TOE, autostart: false });
  expect(await says(cy, plain, true)).toMatchObject({ code: 'no-ready-check' });
});

test('a ready check is not made alone with bots, and a bot needs no mark', async () => {
  const ada = await server.guest();
  const bot = { kind: 'bot', level: 'easy' } as const;
  expect(await ada.create({ ...READY_TABLE, seats: [{ kind: 'me' }, bot] })).toMatchObject({ status: 'playing' });
  const { id } = await ada.create(READY_TABLE);
  await ada.ask('PUT', `/api/matches/${id}/seats/1`, bot);
  expect((await says(ada, id, true)).readyCheck?.startsAt).toBeDefined();
});

test('a seat that toggles its mark a thousand times is rate-limited', async () => {
  const { bob, id } = await fullTable();
  let refused = 0;
  for (let n = 0; n < 1000; n++) {
    const { code } = await says(bob, id, n % 2 === 0);
    if (code === 'too-many-requests') refused++;
  }
  expect(refused).toBeGreaterThan(900);
});

test('a count that a restart of the server interrupts begins again when a player is back', async () => {
  const { ada, bob, id } = await fullTable();
  await says(ada, id, true);
  expect((await says(bob, id, true)).readyCheck?.startsAt).toBeDefined();
  await server.down();
  await server.up();
  const line = await ada.at(id);
  await line.notice('info', (body) => body.info.status === 'playing');
});

/** A table whose start is answered like this, with its count at its end. */
function counted(answers: readonly (() => Result<undefined>)[]) {
  const match = new LiveMatch(testMatchRecord('abcdef123456', { status: 'open', readyCheck: { startsAt: 0 } }), 0);
  let attempts = 0;
  const marks = new ReadyMarks({
    store: { save: async () => undefined },
    log: pino({ level: 'silent' }),
    now: () => 0,
    start: async () => (answers[attempts++] ?? (() => ok(undefined)))(),
    onHeading: () => undefined,
    countMs: 1,
    retryMs: 1,
  });
  marks.resume(match);
  return { match, attempts: () => attempts };
}

test('a start after the count is tried again while its failure may pass', async () => {
  const failing = () => {
    throw new Error('connection lost');
  };
  const { attempts } = counted([() => refuse('host-failed'), failing, () => refuse('storage-failed')]);
  await until(() => attempts() === 4, 'the match has started');
});

test('a start that the rules refuse takes the count back', async () => {
  const { match, attempts } = counted([() => refuse('rules-failed')]);
  await until(() => match.record.readyCheck?.startsAt === undefined, 'the count is over');
  expect(attempts()).toBe(1);
  expect(match.record.readyCheck).toEqual({});
});
