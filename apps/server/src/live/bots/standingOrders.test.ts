import type { NewMatchRequest } from '@tessera/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Line, TestServer, twoAtATable, until } from '../../testing/testServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.start();
});
afterAll(() => server.close());

// Two seats take turns. Orders of the test game name the turn up to which a seat waits without being asked.
const TABLE: NewMatchRequest = { game: 'tarpit', seats: [{ kind: 'me' }, { kind: 'open' }] };
const WAIT = { type: 'wait' };
const entriesHeard = (line: Line) =>
  line.heard.flatMap(({ notice, body }) =>
    notice === 'update' ? [(body as { update: { entry: { by?: number } } }).update.entry] : [],
  );

describe('standing orders', () => {
  it('standing orders are executed for an absent player as ordinary actions, and only as far as they reach', async () => {
    const { ada, bob, id, first, second } = await twoAtATable(server, TABLE);
    expect(await second.ask('orders', { match: id, orders: { until: 1 } })).toEqual({ ok: true });
    second.close();
    await first.notice('info', ({ info }) => info.seats[1]?.online === false);
    await first.act(id, 0, WAIT);
    const { update } = await first.notice('update', (body) => body.update.seq === 2);
    expect(update.entry).toEqual({ seq: 2, at: update.entry.at, kind: 'act', by: 1, events: [] });
    await first.act(id, 2, WAIT);
    expect(await ada.info(id)).toMatchObject({ seq: 3, deciding: [1] });
    // New orders take effect at once, from any socket of the player.
    const elsewhere = await bob.socket();
    await elsewhere.ask('orders', { match: id, orders: { until: 3 } });
    await until(async () => (await ada.info(id)).seq === 4, 'the new orders are carried out');
    expect(entriesHeard(first).filter(({ by }) => by === 1)).toHaveLength(2);
  });

  it('standing orders are sent to no other player', async () => {
    const { ada, bob, id, first, second } = await twoAtATable(server, TABLE);
    const cy = await server.guest();
    await second.ask('orders', { match: id, orders: { until: 77_123 } });
    second.close();
    await first.act(id, 0, WAIT);
    await first.notice('update', (body) => body.update.seq === 2);
    const messages = [
      first.heard,
      await ada.info(id),
      await (await ada.socket()).join(id),
      await (await cy.socket()).join(id),
      await cy.info(id),
      await ada.ask('GET', `/api/matches/${id}/replay`),
    ];
    expect(JSON.stringify(messages)).not.toMatch(/77123|orders/);
    expect((await (await bob.socket()).join(id)).orders).toEqual({ until: 77_123 });
  });

  it('standing orders are not executed for a player at the table until the player leaves', async () => {
    const { ada, id, first, second } = await twoAtATable(server, TABLE);
    await second.ask('orders', { match: id, orders: { until: 9 } });
    await first.act(id, 0, WAIT);
    await second.notice('update', (body) => body.update.seq === 1);
    expect(await second.act(id, 1, WAIT)).toMatchObject({ ok: true, seq: 2 });
    await first.act(id, 2, WAIT);
    expect((await ada.info(id)).seq).toBe(3);
    second.close();
    await until(async () => (await ada.info(id)).seq === 4, 'the seat of somebody who left is answered for');
  });

  it('standing orders are accepted only from the holder of the seat, and only if the game knows them', async () => {
    const { id, first } = await twoAtATable(server, TABLE);
    const stranger = await (await server.guest()).socket();
    const orders = { until: 1 };
    expect(await stranger.ask('orders', { match: id, orders })).toMatchObject({ refusal: { code: 'not-seated' } });
    expect(await first.ask('orders', { match: id, seat: 1, orders })).toMatchObject({
      refusal: { code: 'not-seated' },
    });
    const other = { anything: 'else' };
    expect(await first.ask('orders', { match: id, orders: other })).toMatchObject({ refusal: { code: 'bad-request' } });
    const { id: gomoku, first: player } = await twoAtATable(server);
    expect(await player.ask('orders', { match: gomoku, orders })).toMatchObject({ refusal: { code: 'bad-request' } });
  });

  it('standing orders survive a restart, and end with the seat', async () => {
    const own = await TestServer.start();
    try {
      const { ada, bob, id, second } = await twoAtATable(own, TABLE);
      await second.ask('orders', { match: id, orders: { until: 1 } });
      await own.down();
      await own.up();
      const first = await ada.at(id);
      await first.act(id, 0, WAIT);
      await first.notice('update', (body) => body.update.seq === 2);
      await bob.ask('PUT', `/api/matches/${id}/seats/1`, { kind: 'open' });
      await bob.take(id, 1);
      expect((await (await bob.socket()).join(id)).orders).toBeUndefined();
    } finally {
      await own.close();
    }
  });
});
