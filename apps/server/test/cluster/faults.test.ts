import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import {
  hasServices,
  newDatabase,
  noSmallDisk,
  type Service,
  type ServiceOnSmallDisk,
  startPostgres,
  startPostgresOnSmallDisk,
  startRedis,
} from '../../src/testing/services.mjs';
import { ClusterNode, until } from '../support/clusterNodes.ts';
import { CutProxy } from '../support/cutProxy.ts';
import { Guest } from '../support/guest.ts';
import { Random } from '../support/random.ts';
import { StubbornMatch, StubbornPerson } from '../support/stubbornMatch.ts';

// Real nodes on real services, under load, while faults happen. Acknowledged actions are stored once, and every match
// goes on.

const LONG = z.coerce
  .number()
  .int()
  .min(1)
  .parse(process.env.TESSERA_TEST_FAULTS ?? 1);
const MATCHES = LONG > 1 ? 40 : 12;
/** How long a client is away. */
const CUT_MS = LONG > 1 ? 30_000 : 2000;
const LEASE_MS = LONG > 1 ? 4000 : 1500;
const TAKE_OVER_MS = 10_000;
const SKEWED = new URL('../support/skewedClock.mjs', import.meta.url).href;
const DISK_MB = 512;
/** How long the disk is full. */
const FULL_MS = LONG > 1 ? 15_000 : 5000;
/** Only root can mount a small disk. */
const NO_DISK = hasServices ? noSmallDisk() : undefined;
if (NO_DISK) console.warn(`A full disk of PostgreSQL is not tried: ${NO_DISK}`);
const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

describe.skipIf(!hasServices)('two nodes under load', () => {
  let postgres: Service | ServiceOnSmallDisk;
  let redis: Service;
  let toPostgres: CutProxy;
  let toRedis: CutProxy;
  let database: string;
  let nodes: ClusterNode[];
  let people: readonly [StubbornPerson, StubbornPerson];
  const matches: StubbornMatch[] = [];
  /** The node that a test has killed. */
  let killed: ClusterNode | undefined;
  let playing: Promise<void>[] = [];

  /** The second node: behind proxies, and with a clock that is an hour fast. */
  const second = () =>
    ClusterNode.start({
      DATABASE_URL: database.replace(`:${postgres.port}/`, `:${toPostgres.port}/`),
      REDIS_URL: `redis://127.0.0.1:${toRedis.port}`,
      TESSERA_LEASE_MS: String(LEASE_MS),
      NODE_OPTIONS: `--import ${SKEWED}`,
      TESSERA_TEST_SKEW_MS: String(60 * 60_000),
    });
  const first = () =>
    ClusterNode.start({
      DATABASE_URL: database,
      REDIS_URL: `redis://127.0.0.1:${redis.port}`,
      TESSERA_LEASE_MS: String(LEASE_MS),
    });
  const bothReady = () =>
    until(async () => (await Promise.all(nodes.map((node) => node.isReady()))).every(Boolean), 'both are ready');

  beforeAll(async () => {
    [postgres, redis] = await Promise.all([
      NO_DISK ? startPostgres() : startPostgresOnSmallDisk(DISK_MB),
      // With persistence: guests whose Redis loses their sessions would become strangers.
      startRedis({ keeps: true }),
    ]);
    [toPostgres, toRedis] = await Promise.all([CutProxy.to(postgres.port), CutProxy.to(redis.port)]);
    database = await newDatabase(postgres);
    nodes = await Promise.all([first(), second()]);
    await bothReady();
    const urls = () => nodes.map(({ url }) => url);
    const guests = [await Guest.visit(nodes[0]?.url ?? ''), await Guest.visit(nodes[1]?.url ?? '')] as const;
    people = [new StubbornPerson(guests[0], urls, 0), new StubbornPerson(guests[1], urls, 1)];
    for (let i = 0; i < MATCHES; i++) {
      const [host, other] = i % 2 === 0 ? [0, 1] : [1, 0];
      const { id } = await (guests[host] as Guest).meet(guests[other] as Guest, { game: 'marks' });
      const seated = host === 0 ? people : ([people[1], people[0]] as const);
      matches.push(new StubbornMatch(id, `m${i}`, seated, new Random(i + 1)));
    }
    playing = matches.map((match) => match.play(150));
  }, 600_000);

  afterAll(async () => {
    for (const match of matches) match.stop();
    await Promise.all(playing);
    for (const person of people ?? []) person.drop();
    for (const node of nodes ?? []) await node.kill();
    toPostgres?.close();
    toRedis?.close();
    await postgres?.remove();
    await redis?.remove();
  });

  /** Runs a fault while all players play, and checks the effects. */
  async function during(name: string, fault: () => Promise<void>, mostMs = TAKE_OVER_MS): Promise<void> {
    for (const match of matches) match.mark();
    const before = acknowledged();
    await fault();
    // All matches have advanced since.
    const counts = matches.map((match) => match.acknowledged.length);
    await until(
      () => matches.every((match, i) => match.acknowledged.length > (counts[i] ?? 0) + 1 || match.wrong.length > 0),
      `every match goes on after ${name}`,
    );
    const longest = Math.max(...matches.map((match) => match.longest));
    const wrong = matches.flatMap((match) => match.wrong);
    for (const node of nodes)
      if (!node.isRunning && node !== killed) wrong.push(`a node ended: ${node.lines.slice(-5).join('\n')}`);
    console.log(`${name}: ${acknowledged() - before} acknowledged meanwhile, longest wait of a match ${longest} ms`);
    expect(wrong).toEqual([]);
    // A target for a machine without other load.
    if (LONG > 1) expect(longest).toBeLessThan(mostMs);
  }

  const acknowledged = () => matches.reduce((sum, match) => sum + match.acknowledged.length, 0);

  it('two nodes play on without a fault', () => during('nothing', () => pause(1000)));

  it('two nodes survive a kill and restart of a node', async () => {
    await during('kill -9 of a node', async () => {
      killed = nodes[0];
      await killed?.kill();
      await pause(LEASE_MS * 2);
    });
    nodes[0] = await first();
    await bothReady();
    await during('a node joins', () => pause(LEASE_MS));
  }, 600_000);

  it(
    'two nodes survive a node that is frozen past its lease',
    () =>
      during('SIGSTOP of a node for two leases', async () => {
        nodes[1]?.freeze();
        await pause(LEASE_MS * 2);
        nodes[1]?.thaw();
        await bothReady();
      }),
    180_000,
  );

  it(
    'two nodes survive a kill and restart of Redis',
    () =>
      during(
        'Redis away for 2 s',
        async () => {
          await redis.kill();
          await pause(2000);
          await redis.start();
          await pause(1000);
        },
        TAKE_OVER_MS + 2000,
      ),
    180_000,
  );

  it(
    'two nodes survive a kill and restart of PostgreSQL',
    () =>
      during(
        'PostgreSQL killed and started again',
        async () => {
          await postgres.kill();
          await pause(500);
          await postgres.start();
          await pause(1000);
        },
        TAKE_OVER_MS + 5000,
      ),
    180_000,
  );

  it.skipIf(NO_DISK !== undefined)(
    'two nodes survive a full disk of PostgreSQL',
    () =>
      during(
        `the disk of PostgreSQL full for ${FULL_MS / 1000} s`,
        async () => {
          const disk = postgres as ServiceOnSmallDisk;
          const before = acknowledged();
          disk.fill();
          await pause(FULL_MS);
          const meanwhile = acknowledged() - before;
          // PostgreSQL ends itself when its write-ahead log has no room; the test frees space and restarts it, like
          // systemd.
          const hasEnded = !disk.isRunning;
          disk.free();
          if (hasEnded) await disk.start();
          console.log(
            `${meanwhile} acknowledged on the full disk; PostgreSQL ${hasEnded ? 'ended by itself' : 'stayed up'}`,
          );
          await pause(1000);
        },
        FULL_MS + TAKE_OVER_MS + 5000,
      ),
    180_000,
  );

  it(
    'two nodes survive a node without a connection to PostgreSQL',
    () =>
      during(
        'a node cut from PostgreSQL for two leases',
        async () => {
          toPostgres.cut();
          await pause(LEASE_MS * 2);
          toPostgres.mend();
          await bothReady();
        },
        TAKE_OVER_MS + 5000,
      ),
    180_000,
  );

  it(
    'two nodes survive a node without a connection to Redis',
    () =>
      during(
        'a node cut from Redis for two leases',
        async () => {
          toRedis.cut();
          await pause(LEASE_MS * 2);
          toRedis.mend();
          await bothReady();
        },
        TAKE_OVER_MS + 5000,
      ),
    180_000,
  );

  it(
    'two nodes survive a client that reconnects',
    () =>
      during(
        `a client cut off for ${CUT_MS / 1000} s`,
        async () => {
          people[0].cutFor(CUT_MS);
          await pause(CUT_MS);
        },
        CUT_MS + TAKE_OVER_MS,
      ),
    180_000,
  );

  it('two nodes have stored every acknowledged action once, and every match goes on', async () => {
    for (const match of matches) match.stop();
    await Promise.all(playing);
    playing = [];
    const counts = await Promise.all(matches.map((match) => match.verify()));
    const stuck = (await Promise.all(matches.map((match) => match.playOne(100_000)))).filter((done) => !done).length;
    const lost = counts.reduce((sum, count) => sum + count.lost, 0);
    const twice = counts.reduce((sum, count) => sum + count.twice, 0);
    const duplicates = matches.reduce((sum, match) => sum + match.duplicates, 0);
    console.log(
      `${MATCHES} matches, ${acknowledged()} acknowledged (${duplicates} of them sent several times): ${lost} lost, ${twice} twice, ${stuck} stuck`,
    );
    expect({ lost, twice, stuck }).toEqual({ lost: 0, twice: 0, stuck: 0 });
  }, 600_000);
});
