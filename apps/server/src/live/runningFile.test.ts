import type { MatchInfo } from '@tessera/protocol';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { TestServer } from '../testing/testServer.ts';

/** A small game: each of four threads loads the rules, and the rules of Gloomhaven take seconds per thread on a busy machine. */
const GAMES = { TESSERA_CATALOG: new URL('../testing/counting.together.mjs', import.meta.url).href };

let here: TestServer;
let elsewhere: TestServer;
beforeAll(async () => {
  [here, elsewhere] = await Promise.all([TestServer.start(GAMES), TestServer.start(GAMES)]);
});
afterAll(() => Promise.all([here.close(), elsewhere.close()]));

const file = (id: string) => `/api/matches/${id}/replay?as=file`;

it('gives the file of a running match to its host when all seats are one team, and another server continues the match', async () => {
  const [ada, bob, watcher] = await Promise.all([here.guest(), here.guest(), here.guest()]);
  const { id } = await ada.create({ game: 'counting', seats: [{ kind: 'me' }, { kind: 'open' }] });
  expect(await ada.ask('GET', file(id))).toMatchObject({ code: 'not-over' });
  await bob.take(id, 1);
  const line = await ada.at(id);
  expect(await line.act(id, 0, { type: 'add', by: 2 })).toMatchObject({ ok: true });
  expect(await bob.ask('GET', file(id))).toMatchObject({ code: 'not-over' });
  expect(await watcher.ask('GET', file(id))).toMatchObject({ code: 'not-over' });
  expect(await bob.info(id)).not.toHaveProperty('fileTaken');
  const text = await (await ada.send('GET', file(id))).text();
  expect(await bob.info(id)).toMatchObject({ fileTaken: true });

  const [cy, dee] = await Promise.all([elsewhere.guest(), elsewhere.guest()]);
  const moved = await cy.ask<MatchInfo>('POST', '/api/replays', text);
  expect(moved).toMatchObject({ status: 'playing', imported: true, teams: ['counters', 'counters'] });
  await cy.take(moved.id, 1);
  await dee.take(moved.id, 0);
  const there = await cy.at(moved.id);
  const { seq } = await cy.info(moved.id);
  expect(await there.act(moved.id, seq, { type: 'add', by: 3 })).toMatchObject({ ok: true });
});
