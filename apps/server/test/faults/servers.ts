import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { shardOf } from '../../src/storage/shards.ts';
import {
  mountSmallDisk,
  newDatabase,
  noSmallDisk,
  type Service,
  type ServiceOnSmallDisk,
  startPostgres,
  startPostgresOnSmallDisk,
  startRedis,
} from '../../src/testing/services.mjs';
import { SECRET, until } from '../support/clusterNodes.ts';
import { CutProxy } from '../support/cutProxy.ts';
import { randomDamage } from '../support/damage.ts';
import { lossesOf, REFUSALS } from '../support/losses.ts';
import { Random } from '../support/random.ts';
import { ServerProcess } from '../support/serverProcess.ts';
import { BreakableNode } from './breakableNode.ts';
import type { Fault, FaultName, World } from './plan.ts';

const LEASE_MS = 1500;
const DISK_MB = { embedded: 128, cluster: 512 };
const MAX_SKEW_MS = 60 * 60_000;
const NEXT_GAMES = new URL('../support/nextGames.mjs', import.meta.url).href;
const BOTH_GAMES = new URL('../support/bothGames.mjs', import.meta.url).href;

/** A match of `marks` as its players know it. */
interface Played {
  readonly id: string;
  readonly acknowledged: readonly string[];
}

/** Information about the players that faults need. */
export interface Players {
  readonly marked: readonly Played[];
  /** Logs all players in again. */
  signIn(): Promise<void>;
}

/** Servers into which faults are injected, and which are repaired again. */
export interface Servers {
  /** Faults that this machine cannot do, and why. */
  readonly without: ReadonlyMap<FaultName, string>;
  /** The addresses of clients; those of a pair of people prefer the one at its place. */
  readonly urls: () => readonly string[];
  readonly nodes: readonly BreakableNode[];
  /** Injects a fault; resolves once it is over and the affected processes run again. */
  strike(fault: Fault, players: Players): Promise<void>;
  /** Returns the index of the owner node per match; undefined if there is only one server. */
  owners(matches: readonly string[]): Promise<ReadonlyMap<string, number> | undefined>;
  /** Problems found by faults, in sentences. */
  readonly problems: string[];
  close(): Promise<void>;
}

/** Waits until every node may be sent people. */
export async function settled({ nodes }: Servers): Promise<void> {
  await until(
    async () => (await Promise.all(nodes.map((node) => node.isReady()))).every(Boolean),
    'all nodes are ready',
  );
}

export function startServers(world: World): Promise<Servers> {
  return world === 'embedded' ? startEmbedded() : startCluster();
}

/** One server with a data folder. Its clients have two addresses, of which a cut takes one. */
async function startEmbedded(): Promise<Servers> {
  const noDisk = noSmallDisk();
  const disk = noDisk === undefined ? mountSmallDisk(DISK_MB.embedded) : undefined;
  const folder = disk?.folder ?? mkdtempSync(join(tmpdir(), 'tessera-faults-'));
  const dataDir = join(folder, 'data');
  mkdirSync(dataDir);
  const node = await BreakableNode.start({
    name: 'server',
    env: { TESSERA_DATA_DIR: dataDir },
    nextGames: BOTH_GAMES,
    services: [],
    addresses: 2,
  });
  const problems: string[] = [];
  const inTurn = turns();
  return {
    without: new Map(noDisk === undefined ? [] : [['fill', noDisk]]),
    urls: () => node.urls,
    nodes: [node],
    problems,
    owners: async () => undefined,
    strike: (fault, players) =>
      strikeNode(fault, node, () => cut(node.clients[0] as CutProxy, fault.forMs)) ??
      inTurn(async () => {
        if (fault.name === 'fill' && disk) await full(disk, fault.forMs);
        if (fault.name === 'flip')
          await node.kill(async () => problems.push(...(await damagedCopy(dataDir, fault, players))));
      }),
    close: async () => {
      await node.close();
      disk?.remove();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Two nodes on one PostgreSQL and one Redis, each behind proxies to both. */
async function startCluster(): Promise<Servers> {
  const noDisk = noSmallDisk();
  const [postgres, redis] = await Promise.all([
    noDisk === undefined ? startPostgresOnSmallDisk(DISK_MB.cluster) : startPostgres(),
    startRedis({ keeps: true }),
  ]);
  const database = await newDatabase(postgres);
  const proxies: CutProxy[] = [];
  const start = async (name: string) => {
    const [toPostgres, toRedis] = await Promise.all([CutProxy.to(postgres.port), CutProxy.to(redis.port)]);
    proxies.push(toPostgres, toRedis);
    const env = {
      DATABASE_URL: database.replace(`:${postgres.port}/`, `:${toPostgres.port}/`),
      REDIS_URL: `redis://127.0.0.1:${toRedis.port}`,
      TESSERA_LEASE_MS: String(LEASE_MS),
      TESSERA_NODE: name.split(' ')[0] ?? name,
    };
    const services = [toPostgres, toRedis];
    return BreakableNode.start({ name, env, nextGames: NEXT_GAMES, services, addresses: 1 });
  };
  const nodes = await Promise.all([start('first node'), start('second node')]);
  const inTurn = { PostgreSQL: turns(), Redis: turns() };
  const strikeService = async (fault: Fault, players: Players) => {
    if (fault.target === 'Redis' && fault.name === 'flush') {
      await inTurn.Redis(() => flush(redis.port));
      await players.signIn();
    } else if (fault.target === 'Redis') await inTurn.Redis(() => away(redis, fault.forMs));
    else if (fault.name === 'fill') await inTurn.PostgreSQL(() => fullService(postgres, fault.forMs));
    else await inTurn.PostgreSQL(() => away(postgres, fault.forMs));
  };
  return {
    without: new Map(noDisk === undefined ? [] : [['fill', noDisk]]),
    urls: () => nodes.flatMap(({ urls }) => urls),
    nodes,
    problems: [],
    owners: (matches) => ownersIn(database, matches),
    strike: async (fault, players) => {
      const place = ['first node', 'second node'].indexOf(fault.target);
      const node = nodes[place];
      if (!node) return strikeService(fault, players);
      const cuts = [node.clients[0], proxies[place * 2], proxies[place * 2 + 1]];
      const proxy = cuts[fault.seed % cuts.length] as CutProxy;
      await strikeNode(fault, node, () => cut(proxy, fault.forMs));
    },
    close: async () => {
      for (const node of nodes) await node.close();
      for (const proxy of proxies) proxy.close();
      await postgres.remove();
      await redis.remove();
    },
  };
}

/** Injects a fault of a process or its network; returns undefined for other kinds. */
function strikeNode(fault: Fault, node: BreakableNode, cutOff: () => Promise<void>): Promise<void> | undefined {
  switch (fault.name) {
    case 'kill':
      return node.kill(() => pause(fault.forMs));
    case 'freeze':
      return node.freeze(fault.forMs);
    case 'restart':
      return node.restart();
    case 'upgrade':
      return node.upgrade();
    case 'skew':
      return node.skew(new Random(fault.seed).below(2 * MAX_SKEW_MS) - MAX_SKEW_MS);
    case 'cut':
      return cutOff();
    default:
      return undefined;
  }
}

async function cut(proxy: CutProxy, ms: number): Promise<void> {
  proxy.cut();
  await pause(ms);
  proxy.mend();
}

async function full(disk: { fill(): void; free(): void }, ms: number): Promise<void> {
  disk.fill();
  await pause(ms);
  disk.free();
}

async function fullService(service: Service | ServiceOnSmallDisk, ms: number): Promise<void> {
  if (!('fill' in service)) return;
  await full(service, ms);
  // It ends itself when not even its write-ahead log has room.
  if (!service.isRunning) await service.start();
}

async function away(service: Service, ms: number): Promise<void> {
  await service.kill();
  await pause(ms);
  await service.start();
}

/** Empties a Redis. */
async function flush(port: number): Promise<void> {
  const socket = connect(port, '127.0.0.1');
  const answer = new Promise<string>((resolve, reject) => {
    socket.once('data', (bytes) => resolve(bytes.toString())).once('error', reject);
  });
  socket.write('FLUSHALL\r\n');
  if (!(await answer).startsWith('+OK')) throw new Error(`FLUSHALL: ${await answer}`);
  socket.destroy();
}

/** Flips or truncates bytes in a copy of a data folder, starts a server on it, and returns losses that the server does not report. */
async function damagedCopy(dataDir: string, { seed }: Fault, { marked }: Players): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'tessera-flipped-'));
  try {
    cpSync(dataDir, folder, { recursive: true, filter: (path) => !path.endsWith('.sock') });
    const damage = randomDamage(folder, new Random(seed));
    damage.inflict(folder);
    const settings = { TESSERA_GAMES: 'gomoku', TESSERA_SECRET: SECRET };
    const server = await ServerProcess.on(folder, settings).catch((error: Error) => error);
    if (server instanceof Error)
      return REFUSALS.test(server.message) ? [] : [`after ${damage.name} the server does not start: ${server.message}`];
    try {
      const { silent } = await lossesOf(server, marked, []);
      return silent.map(
        (match) => `after ${damage.name} the match ${match} lost actions without a sentence in the log`,
      );
    } finally {
      await server.kill();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function ownersIn(database: string, matches: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const client = new pg.Client(database);
  await client.connect();
  try {
    const { rows: leases } = await client.query<{ shard: number; node: string | null }>('SELECT * FROM leases');
    const { rows: placed } = await client.query<{ match_id: string; shard: number }>('SELECT * FROM placements');
    const shards = new Map(placed.map(({ match_id, shard }) => [match_id, shard]));
    const nodes = new Map(leases.map(({ shard, node }) => [shard, node]));
    return new Map(
      matches.map((match) => {
        const node = nodes.get(shards.get(match) ?? shardOf(match)) ?? '';
        return [match, node.startsWith('first') ? 0 : 1];
      }),
    );
  } finally {
    await client.end();
  }
}

/** Does one thing after the other. */
function turns(): (work: () => Promise<void>) => Promise<void> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const done = last.then(work);
    last = done.catch(() => {});
    return done;
  };
}
