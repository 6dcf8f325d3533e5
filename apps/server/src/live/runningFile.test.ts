import type { MatchInfo } from '@tessera/protocol';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { TestServer, until } from '../testing/testServer.ts';

const GAMES = { TESSERA_GAMES: 'gloomhaven-campaign,gloomhaven' };

let here: TestServer;
let elsewhere: TestServer;
beforeAll(async () => {
  here = await TestServer.start(GAMES);
  elsewhere = await TestServer.start(GAMES);
}, 60_000);
afterAll(() => Promise.all([here.close(), elsewhere.close()]));

const file = (id: string) => `/api/matches/${id}/replay?as=file`;

it('where all play on one side the host has the file of a match that goes on, and it goes on at another server', async () => {
  const [ada, bob, watcher] = await Promise.all([here.guest(), here.guest(), here.guest()]);
  let id = '';
  // A busy machine may take longer to load the rules than anybody waits for an answer.
  await until(async () => {
    ({ id } = await ada.create({ game: 'gloomhaven-campaign', seats: [{ kind: 'me' }, { kind: 'open' }] }));
    return id !== undefined;
  }, 'a campaign is made');
  expect(await ada.ask('GET', file(id))).toMatchObject({ code: 'not-over' });
  await bob.take(id, 1);
  const line = await ada.at(id);
  expect(await line.act(id, 0, { type: 'create', class: 'brute', level: 1, name: 'Grub' })).toMatchObject({ ok: true });
  expect(await bob.ask('GET', file(id))).toMatchObject({ code: 'not-over' });
  expect(await watcher.ask('GET', file(id))).toMatchObject({ code: 'not-over' });
  expect(await bob.info(id)).not.toHaveProperty('fileTaken');
  const text = await (await ada.send('GET', file(id))).text();
  expect(await bob.info(id)).toMatchObject({ fileTaken: true });

  const [cy, dee] = await Promise.all([elsewhere.guest(), elsewhere.guest()]);
  const moved = await cy.ask<MatchInfo>('POST', '/api/replays', text);
  expect(moved).toMatchObject({ status: 'playing', imported: true, teams: ['party', 'party'] });
  await cy.take(moved.id, 1);
  await dee.take(moved.id, 0);
  const there = await cy.at(moved.id);
  const { seq } = await cy.info(moved.id);
  const brings = { type: 'create', class: 'scoundrel', level: 1, name: 'Ada' };
  expect(await there.act(moved.id, seq, brings)).toMatchObject({ ok: true });
});
