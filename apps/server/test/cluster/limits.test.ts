import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasServices, newDatabase, sharedRedis } from '../../src/testing/services.mjs';
import { OWN_CONNECTION } from '../../src/testing/testServer.ts';
import { ClusterNode, until } from '../support/clusterNodes.ts';
import { Guest } from '../support/guest.ts';

// Limits of a person hold for all nodes together, for any distribution of requests.

/** Rate limits are wider, so that caps are reached first; caps are widened with them. */
const FACTOR = 5;
const CAP = FACTOR;

describe.skipIf(!hasServices)('limits over two nodes', () => {
  let nodes: readonly [ClusterNode, ClusterNode];
  beforeAll(async () => {
    const settings = {
      DATABASE_URL: await newDatabase(),
      REDIS_URL: await sharedRedis(),
      TESSERA_LIMITS: 'on',
      TESSERA_LIMITS_FACTOR: String(FACTOR),
      TESSERA_MAX_UNFINISHED: '1',
      TESSERA_MAX_SOCKETS: '1',
      // A node without an answer of Redis counts alone, and together they would allow more.
      TESSERA_REDIS_TIMEOUT_MS: '60000',
    };
    nodes = await Promise.all([ClusterNode.start(settings), ClusterNode.start(settings)]);
    await until(async () => (await Promise.all(nodes.map((node) => node.isReady()))).every(Boolean), 'both are ready');
  });
  afterAll(async () => {
    for (const node of nodes ?? []) await node.stop();
  });

  /** Sends concurrent requests of one person to both nodes in turn. */
  const both = (cookie: string, count: number, method: string, path: string, body?: unknown) =>
    Promise.all(
      Array.from({ length: count }, async (_, i) => {
        const { url } = nodes[i % 2] as ClusterNode;
        const headers = {
          ...OWN_CONNECTION,
          cookie,
          origin: url,
          'x-tessera': '1',
          'content-type': 'application/json',
        };
        const answer = await fetch(url + path, {
          method,
          headers,
          ...(body !== undefined && { body: JSON.stringify(body) }),
        });
        return answer.status;
      }),
    );
  const counts = (statuses: readonly number[], ...which: readonly number[]) =>
    which.map((status) => statuses.filter((each) => each === status).length);

  it('limits over two nodes hold for hosted matches', async () => {
    const { cookie } = await Guest.visit(nodes[0].url);
    const wish = { game: 'marks', seats: [{ kind: 'me' }, { kind: 'open' }] };
    const statuses = await both(cookie, 16, 'POST', '/api/matches', wish);
    expect([...counts(statuses, 201), new Set(statuses).size]).toEqual([CAP, 2]);
  });

  it('limits over two nodes hold for sockets', async () => {
    const ada = await Guest.visit(nodes[0].url);
    const sockets = await Promise.allSettled(
      Array.from({ length: 10 }, (_, i) => {
        ada.moveTo(nodes[i % 2]?.url ?? '');
        return ada.connect();
      }),
    );
    expect(sockets.filter(({ status }) => status === 'fulfilled')).toHaveLength(CAP);
    for (const socket of sockets) if (socket.status === 'fulfilled') socket.value.close();
    // A closed socket makes room, at both nodes.
    await until(async () => {
      ada.moveTo(nodes[1].url);
      const again = await ada.connect().catch(() => undefined);
      again?.close();
      return again !== undefined;
    }, 'there is room again');
  });

  it('limits over two nodes hold for wrong passwords', async () => {
    const ada = await Guest.visit(nodes[0].url);
    const account = { name: 'Ada of two nodes', password: 'a password that is right' };
    expect((await ada.send('POST', '/api/me/register', account)).status).toBeLessThan(300);
    const { cookie } = await Guest.visit(nodes[1].url);
    const wrong = { ...account, password: 'a password that is wrong' };
    expect(counts(await both(cookie, 26, 'POST', '/api/session', wrong), 401, 429)).toEqual([20, 6]);
    expect(await both(cookie, 2, 'POST', '/api/session', account)).toEqual([429, 429]);
  });

  it('limits over two nodes hold for unknown codes', async () => {
    const { cookie } = await Guest.visit(nodes[0].url);
    const most = 15 * FACTOR;
    expect(counts(await both(cookie, most + 10, 'GET', '/api/codes/ZZZZZZ'), 404, 429)).toEqual([most, 10]);
  });
});
