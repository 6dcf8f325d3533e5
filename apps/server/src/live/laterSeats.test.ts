import { afterAll, beforeAll, expect, it } from 'vitest';
import { TestServer } from '../testing/testServer.ts';

let server: TestServer;
beforeAll(async () => {
  // Loading a large game takes long on a busy machine.
  const TESSERA_HOST_TIMEOUT_MS = '60000';
  server = await TestServer.start({ TESSERA_GAMES: 'gloomhaven-campaign,gloomhaven,gomoku', TESSERA_HOST_TIMEOUT_MS });
});
afterAll(() => server.close());

it('a match starts without waiting for a seat for later, and a player can take that seat once the match runs', async () => {
  const ada = await server.guest();
  const later = { kind: 'later' } as const;
  const wish = { game: 'gloomhaven-campaign', seats: [{ kind: 'me' }, { kind: 'open' }, later, later] } as const;
  const { id, status } = await ada.create({ ...wish, seats: [...wish.seats] });
  expect(status).toBe('open');
  expect(await ada.ask('POST', `/api/matches/${id}/start`)).toMatchObject({ code: 'seats-open' });
  const bob = await server.guest();
  await bob.take(id, 1);
  const begun = await ada.info(id);
  // The rules know the number of players from the start, so no other seat decides.
  expect(begun).toMatchObject({ status: 'playing', options: { players: 2 }, deciding: [0, 1] });
  expect(begun.seats.map(({ kind, later: isLater }) => [kind, isLater])).toEqual([
    ['human', undefined],
    ['human', undefined],
    ['open', true],
    ['open', true],
  ]);
  const cy = await server.guest();
  expect(await cy.take(id, 2)).toMatchObject({ seats: [{}, {}, { player: cy.id }, { kind: 'open', later: true }] });
  const line = await cy.at(id);
  const comes = { type: 'away', player: 2, away: false };
  expect(await line.act(id, (await cy.info(id)).seq, comes)).toMatchObject({ ok: true });
  expect((await ada.info(id)).deciding).toEqual([0, 1, 2]);
});

it('seats for later exist only in games that allow late players, and only behind the other seats', async () => {
  const ada = await server.guest();
  const seats = [{ kind: 'me' }, { kind: 'later' }] as const;
  expect(await ada.ask('POST', '/api/matches', { game: 'gomoku', seats })).toMatchObject({
    code: 'nobody-comes-later',
  });
  const first = { game: 'gloomhaven-campaign', seats: [...seats].reverse() };
  expect(await ada.ask('POST', '/api/matches', first)).toMatchObject({ status: 400, code: 'bad-input' });
});
