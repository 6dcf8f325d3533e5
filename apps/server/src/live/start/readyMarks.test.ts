import type { MatchInfo } from '@tessera/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { TestServer, TIC_TAC_TOE, type Visitor } from '../../testing/testServer.ts';

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
