// Measures nodes on a real PostgreSQL and Redis, which it starts: one node against the embedded default, and two against one. If either
// service is missing, it reports that and measures nothing.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import pg from 'pg';
import { hasServices, newDatabase, startPostgres, startRedis } from '../../apps/server/src/testing/services.mjs';
import { cpuOf, duel, middle } from '../server/load.mjs';
import { tessera } from '../server/tessera.mjs';
import { idleSockets } from './idleSockets.mjs';

export const ids = [
  'cluster.postgres',
  'cluster.postgres-cpu',
  'cluster.database-cpu',
  'cluster.entries-per-commit',
  'cluster.entry',
  'cluster.two-nodes',
  'cluster.two-nodes-cpu',
  'cluster.socket',
];

const KB = 1024;
const MATCHES = 20;
const SECRET = 'one secret that all nodes of a benchmark share';
// On a busy machine a node may renew its leases late. A long lease keeps take-overs out of the measurement.
const LEAN = { TESSERA_GAMES: 'gomoku', TESSERA_LOG_LEVEL: 'warn', TESSERA_LEASE_MS: '10000' };
const SETTLE_MS = 6000;

export async function rows() {
  if (!hasServices) {
    console.error('cluster: not measured, as PostgreSQL or Redis is missing');
    return [];
  }
  const [postgres, redis] = await Promise.all([startPostgres(), startRedis()]);
  const settings = async () => ({
    ...LEAN,
    TESSERA_SECRET: SECRET,
    DATABASE_URL: await newDatabase(postgres),
    REDIS_URL: `redis://127.0.0.1:${redis.port}`,
  });
  const sides = {};
  try {
    const one = await settings();
    sides.embedded = await tessera(LEAN);
    sides.one = await tessera(one);
    sides.two = await tessera(await settings(), 2);
    await new Promise((resolve) => setTimeout(resolve, SETTLE_MS));
    const rounds = await duel(sides, 'ticks', { matches: MATCHES, rounds: 5 });
    const database = await measured(one.DATABASE_URL, postgres, () =>
      duel({ one: sides.one }, 'ticks', { matches: MATCHES, rounds: 1 }),
    );
    // A new server, because a used one returns memory during the measurement.
    sides.idle = await tessera(await settings());
    const socket = await idleSockets(sides.idle);
    return table(rounds, database, socket);
  } finally {
    await Promise.all(Object.values(sides).map((side) => side.stop()));
    await Promise.all([postgres.remove(), redis.remove()]);
  }
}

function table(rounds, database, socket) {
  const row = (id, ours, peer, target, unit, better) => ({ id, ours, peer, unit, target, better });
  /** Returns the figures of both sides in the round with the median ratio of this measure. */
  const between = (id, [ours, peer], measure, target, unit, better) => {
    const round = middle(rounds, (each) => each[ours][measure] / each[peer][measure]);
    return row(id, round[ours][measure], round[peer][measure], target, unit, better);
  };
  return [
    // Minimums: the share of the embedded default's speed, and the factor of its processor time that a node may use.
    between('cluster.postgres', ['one', 'embedded'], 'rate', 0.25, 'actions/s', 'higher'),
    between('cluster.postgres-cpu', ['one', 'embedded'], 'cpu', 0.5, 'µs', 'lower'),
    // The peers are limits: processor time of PostgreSQL per action, and bytes on its disk per entry, indexes included.
    row('cluster.database-cpu', database.cpu, 1000, 1, 'µs', 'lower'),
    row('cluster.entries-per-commit', database.perCommit, 1, 1, 'entries', 'higher'),
    row('cluster.entry', database.bytes, KB, 1, 'bytes', 'lower'),
    // Two nodes, the database and the clients share two cores, so two nodes cannot be faster. Half the players are at the wrong node.
    between('cluster.two-nodes', ['two', 'one'], 'rate', 0.4, 'actions/s', 'higher'),
    between('cluster.two-nodes-cpu', ['two', 'one'], 'cpu', 0.25, 'µs', 'lower'),
    row('cluster.socket', socket, 64 * KB, 1, 'bytes', 'lower'),
  ];
}

/** Measures the cost of a run for the database: processor time and bytes per entry, and entries per commit. */
async function measured(url, postgres, run) {
  const client = new pg.Client(url);
  await client.connect();
  const ask = async (text) => Number(Object.values((await client.query(text)).rows[0])[0]);
  const entries = () => ask('SELECT count(*) FROM entries');
  const commits = () => ask('SELECT xact_commit FROM pg_stat_database WHERE datname = current_database()');
  const size = () => ask("SELECT pg_total_relation_size('entries')");
  const before = [await entries(), await commits(), cpuOf(familyOf(postgres.pid)), await size()];
  await run();
  // PostgreSQL updates its statistics with a delay.
  await new Promise((resolve) => setTimeout(resolve, 1500));
  const after = [await entries(), await commits(), cpuOf(familyOf(postgres.pid)), await size()];
  await client.end();
  const [added, committed, cpu, bytes] = after.map((figure, i) => figure - before[i]);
  return { cpu: (cpu * 1e6) / added, perCommit: added / committed, bytes: bytes / added };
}

/** Returns the ids of a process and its children. Only Linux tells, and only there is processor time read at all. */
function familyOf(pid) {
  if (!existsSync('/proc')) return [pid];
  const children = readdirSync('/proc').filter((name) => {
    if (!/^\d+$/.test(name)) return false;
    try {
      const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
      return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]) === pid;
    } catch {
      // The process has ended meanwhile.
      return false;
    }
  });
  return [pid, ...children];
}
