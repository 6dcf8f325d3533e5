import { performance } from 'node:perf_hooks';
import { nonEmpty } from '@tessera/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasServices, newDatabase, sharedRedis } from '../../src/testing/services.mjs';
import { Balancer, freePort } from '../support/balancer.ts';
import { ClusterNode, until } from '../support/clusterNodes.ts';
import { Guest } from '../support/guest.ts';
import { PlayingPair } from '../support/playingPair.ts';

// One of two nodes is stopped and comes back while people play with the client of the browser through a proxy.

const PAIRS = 4;
/** Longest wait of an acting client after SIGTERM: a target for a machine with nothing else to do. */
const TARGET_MS = 2000;
const IS_LONG = process.env.LONG_TESTS !== undefined;
const LEASE_MS = '4000';

describe.skipIf(!hasServices)('one of two nodes that is stopped and replaced', () => {
  const nodes: ClusterNode[] = [];
  let ports: readonly [number, number];
  let settings: Readonly<Record<string, string>>;
  let balancers: readonly [Balancer, Balancer];
  const pairs: PlayingPair[] = [];

  const start = (number: 0 | 1) => ClusterNode.start({ ...settings, TESSERA_PORT: String(ports[number]) });
  const bothReady = () =>
    until(async () => (await Promise.all(nodes.map((node) => node.isReady()))).every(Boolean), 'both nodes are ready');

  beforeAll(async () => {
    settings = { DATABASE_URL: await newDatabase(), REDIS_URL: await sharedRedis(), TESSERA_LEASE_MS: LEASE_MS };
    ports = [await freePort(), await freePort()];
    nodes.push(...(await Promise.all([start(0), start(1)])));
    await bothReady();
    balancers = [await Balancer.before(() => ports), await Balancer.before(() => [...ports].reverse())];
    for (let i = 0; i < PAIRS; i++) {
      // Each node has half of the matches: those that were opened there.
      const [first, second] = i % 2 === 0 ? balancers : ([balancers[1], balancers[0]] as const);
      const urls = [first.url, second.url] as const;
      const guests = [await Guest.visit(urls[0]), await Guest.visit(urls[1])] as const;
      pairs.push(await PlayingPair.meet(guests, urls));
    }
    for (const pair of pairs) pair.start();
    await Promise.all(pairs.map((pair) => pair.goesOn(5)));
  });

  afterAll(async () => {
    await Promise.all(pairs.map((pair) => pair.stop()));
    for (const balancer of balancers ?? []) balancer.close();
    await Promise.all(nodes.map((node) => node.stop()));
  });

  it.each(['SIGKILL', 'SIGTERM'] as const)(
    'a stopped node leaves every match to the other node after %s',
    async (signal) => {
      const number = signal === 'SIGTERM' ? 0 : 1;
      for (const pair of pairs) pair.mark();
      const begun = performance.now();
      await (signal === 'SIGTERM' ? nodes[number]?.stop() : nodes[number]?.kill());
      const ended = performance.now() - begun;
      await Promise.all(pairs.map((pair) => pair.goesOn(5)));
      const longest = Math.max(...pairs.map((pair) => pair.longest));
      console.log(`${signal}: ended after ${ms(ended)}, longest wait of an acting client ${ms(longest)}`);
      if (IS_LONG && signal === 'SIGTERM') expect(longest).toBeLessThan(TARGET_MS);
      for (const pair of nonEmpty(pairs)) expect(pair.refusals).toEqual([]);
      for (const pair of pairs) pair.mark();
      nodes[number] = await start(number);
      await bothReady();
      await Promise.all(pairs.map((pair) => pair.goesOn(5)));
      console.log(`node joins: longest wait of an acting client ${ms(Math.max(...pairs.map((pair) => pair.longest)))}`);
      for (const pair of nonEmpty(pairs)) expect(pair.refusals).toEqual([]);
    },
  );

  it('a replaced node keeps every acknowledged action once', async () => {
    for (const pair of nonEmpty(pairs)) expect(await pair.stop()).toBe(pair.acknowledged);
  });
});

function ms(duration: number): string {
  return `${Math.round(duration)} ms`;
}
