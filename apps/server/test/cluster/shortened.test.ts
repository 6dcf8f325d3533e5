import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { hasServices, newDatabase, sharedRedis } from '../../src/testing/services.mjs';
import { ClusterNode, until } from '../support/clusterNodes.ts';
import { Guest, must } from '../support/guest.ts';

const Kinds = z.array(z.object({ kind: z.string() }));

describe.skipIf(!hasServices)('shortening a history on two nodes', () => {
  let a: ClusterNode;
  let b: ClusterNode;
  beforeAll(async () => {
    const settings = {
      DATABASE_URL: await newDatabase(),
      REDIS_URL: await sharedRedis(),
      TESSERA_GAMES: 'fifth-edition',
    };
    [a, b] = await Promise.all([ClusterNode.start(settings), ClusterNode.start(settings)]);
    await until(async () => (await a.isReady()) && (await b.isReady()), 'both nodes are ready');
  });
  afterAll(async () => {
    await Promise.all([a?.stop(), b?.stop()]);
  });

  it('shortens histories from either node, and play goes on at both', async () => {
    const guest = await Guest.visit(a.url);
    const sockets = [await guest.connect()];
    guest.moveTo(b.url);
    sockets.push(await guest.connect());
    const [atA, atB] = sockets;
    if (!atA || !atB) throw new Error('no sockets');
    for (let n = 0; n < 6; n++) {
      const { id } = await guest.match('POST', '/api/matches', { game: 'fifth-edition', seats: [{ kind: 'me' }] });
      const name = (seq: number) => ({
        match: id,
        seq,
        actionId: `action-${n}-${seq}`,
        action: { type: 'name', name: `Mira ${seq}` },
      });
      for (let seq = 0; seq < 3; seq++) await must(atA, 'act', name(seq));
      guest.moveTo(n % 2 === 0 ? a.url : b.url);
      expect((await guest.send('POST', `/api/matches/${id}/shorten`)).status).toBe(200);
      for (const socket of [atA, atB]) expect(await must(socket, 'act', name(2))).toMatchObject({ seq: 3 });
      expect(await must(atB, 'act', name(3))).toMatchObject({ seq: 4 });
      expect(await must(atA, 'act', name(4))).toMatchObject({ seq: 5 });
      // A node that does not own the match reads the heading, which follows within a second.
      const kinds = async () => {
        const log = Kinds.parse(JSON.parse((await guest.send('GET', `/api/matches/${id}/log`)).text));
        return log.map(({ kind }) => kind).join(' ');
      };
      const expected = 'start dropped dropped dropped act act';
      await until(async () => (await kinds()) === expected, `the log is ${expected}`);
      expect((await guest.send('GET', `/api/characters/${id}`)).text).toContain('Mira 4');
    }
    for (const socket of sockets) socket.close();
  });
});
