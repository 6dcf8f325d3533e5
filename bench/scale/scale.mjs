// `npm run scale [-- --matches 1000000 --every 10]`: computes the machines that so many concurrent matches need, from the benchmark results. `--json` prints the figures as JSON.
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { simulate } from './model.mjs';

const { values } = parseArgs({
  options: {
    matches: { type: 'string', default: '1000000' },
    /** Seconds between two actions of a match. */
    every: { type: 'string', default: '10' },
    /** Actions per match. */
    length: { type: 'string', default: '200' },
    /** Days that a finished log stays in a database before it moves to object storage. */
    days: { type: 'string', default: '1' },
    /** Threads per node that commit separately; its seven host threads could share a writer. */
    writers: { type: 'string', default: '7' },
    /** Milliseconds per flush of a disk. */
    flush: { type: 'string', default: '2' },
    json: { type: 'boolean', default: false },
  },
});
const wish = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, Number(value)]));
const measured = figuresOf();
const plan = smallest();
const result = report();
console.log(values.json ? JSON.stringify(result, null, 2) : textOf(result));

/** Returns the last measurement of each row; rows without history come from figures.json. */
function figuresOf() {
  const own = JSON.parse(readFileSync(new URL('figures.json', import.meta.url), 'utf8'));
  const rows = { ...own.rows };
  const sources = Object.fromEntries(Object.keys(rows).map((id) => [id, own.date]));
  const history = readFileSync(new URL('../history/runs.jsonl', import.meta.url), 'utf8')
    .split('\n')
    .filter(Boolean);
  for (const { date, rows: found } of history
    .map((line) => JSON.parse(line))
    .sort((a, b) => a.date.localeCompare(b.date))) {
    for (const { id, ours } of found) if (id in rows && date >= own.date) [rows[id], sources[id]] = [ours, date];
  }
  const ms = (id) => rows[id] / 1000;
  return {
    rows,
    sources,
    // Half of the players are at a node that does not own their match, as in the row of two nodes.
    nodeMs: ms('cluster.two-nodes-cpu'),
    // Includes its share of a commit.
    entryMs: ms('cluster.database-cpu'),
    openMs: own.openMs,
    leaseMs: own.leaseMs,
  };
}

/** Returns the smallest numbers of nodes and databases with at most 60 % load, plus 10 % more nodes for failures. */
function smallest() {
  const perMs = wish.matches / (wish.every * 1000);
  const [coresPerNode, coresPerDatabase, most] = [8, 16, 0.6];
  const nodes = Math.max(2, Math.ceil((perMs * measured.nodeMs * 1.1) / (coresPerNode * most)));
  const databases = Math.max(1, Math.ceil((perMs * measured.entryMs) / (coresPerDatabase * most)));
  return { nodes, databases, coresPerNode, coresPerDatabase, threadsPerNode: wish.writers, flushMs: wish.flush };
}

function report() {
  const { matches, every, length, days } = wish;
  const run = { ...plan, matches, actionEverySeconds: every, seconds: 12, deathAtSecond: 6 };
  const simulated = simulate(measured, run);
  const { rows } = measured;
  const perSecond = simulated.actionsPerSecond;
  const logPerSecond = perSecond * rows['cluster.entry'];
  const finishedPerSecond = perSecond / length;
  return {
    wish: { matches, secondsBetweenActions: every, actionsPerMatch: length, daysInDatabase: days, flushMs: wish.flush },
    measured: Object.fromEntries(
      Object.entries(rows).map(([id, value]) => [id, { value, date: measured.sources[id] }]),
    ),
    plan,
    simulated,
    memory: {
      matchesGb: (matches * rows['server.idle-match']) / 1e9,
      socketsGb: (matches * 2 * rows['cluster.socket']) / 1e9,
      perNodeGb: (matches * (rows['server.idle-match'] + 2 * rows['cluster.socket'])) / 1e9 / plan.nodes,
    },
    network: { sentMbPerSecond: (perSecond * 2 * rows['server.bytes']) / 1e6 },
    storage: {
      logMbPerSecond: logPerSecond / 1e6,
      logTbPerDay: (logPerSecond * 86_400) / 1e12,
      // Running matches, with half of their log on average, and finished logs that have not moved yet.
      perDatabaseGb:
        ((matches * length * rows['cluster.entry']) / 2 + logPerSecond * 86_400 * days) / 1e9 / plan.databases,
      objectsPerSecond: finishedPerSecond,
      objectKb: (length * rows['cluster.entry']) / 1e3,
    },
  };
}

function textOf({ wish: asked, measured: taken, plan: has, simulated, memory, network, storage }) {
  const n = (value, digits = 3) => Number(value.toPrecision(digits)).toLocaleString('en');
  const { wait, waitAfterDeath: after } = simulated;
  return `${n(asked.matches, 7)} matches at once, one action per ${asked.secondsBetweenActions} s in each: ${n(simulated.actionsPerSecond)} actions per second
measured:  ${Object.entries(taken)
    .map(([id, { value, date }]) => `${id} ${n(value)} (${date.slice(0, 10)})`)
    .join(', ')}
assumed:   a match is read anew in ${measured.openMs} ms after a death, a lease of ${measured.leaseMs} ms, a disk that flushes in ${asked.flushMs} ms
shards:    256; the fullest has ${n(simulated.largestShard)} times the matches of the middle one
nodes:     ${has.nodes} of ${has.coresPerNode} cores, the busiest at ${n(simulated.nodeUse * 100, 2)} %; ${n(memory.perNodeGb)} GB each for ${n(memory.matchesGb)} GB of matches and ${n(memory.socketsGb)} GB of sockets
databases: ${has.databases} of ${has.coresPerDatabase} cores by shard, the busiest at ${n(simulated.databaseUse * 100, 2)} %; ${n(simulated.commitsPerSecond)} commits per second in all, ${n(simulated.entriesPerCommit)} entries in each
waits:     ${n(wait.p50)} ms in the middle, ${n(wait.p99)} ms at the 99th percentile
a death:   one node gone: ${n(after.p50)} ms, ${n(after.p99)} ms, longest ${n(after.longest)} ms in the six seconds after it, its lease among them
replicas:  one per database, for lists and for readers of running logs; up to a second behind is acceptable
log:       ${n(storage.logMbPerSecond)} MB per second, ${n(storage.logTbPerDay)} TB per day; ${n(storage.perDatabaseGb)} GB in each database with ${asked.daysInDatabase} day of finished logs
objects:   ${n(storage.objectsPerSecond)} finished logs per second to object storage, ${n(storage.objectKb)} KB each with ${asked.actionsPerMatch} actions
network:   ${n(network.sentMbPerSecond)} MB per second to two viewers of each match`;
}
