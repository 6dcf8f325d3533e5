// Runs every benchmark `bench/<area>/<name>.bench.mjs` in a separate process, so that the compiler state of one does not affect
// the next.
//
// A benchmark exports `rows()`, an async function that measures and returns [{ id, ours, peer, unit, target, better }].
// `better` is 'higher' (the default) or 'lower'; `target` is the required factor compared with the peer. Ids start
// with the name of the area. `ids`, if exported, lists the rows in advance, so that a part can run without the rest.

import { fork, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { npmCommand } from '../scripts/steps.mjs';

const FOLDER = dirname(fileURLToPath(import.meta.url));
const PEERS = join(FOLDER, 'peers');

/** Runs the rows whose id starts with `only`; `note` receives progress messages. */
export async function run({ only = '', note = () => {} } = {}) {
  installPeers(note);
  const rows = [];
  for (const file of benchmarks()) {
    const found = await measured(file, only, note);
    rows.push(...found.filter(({ id }) => id.startsWith(only)).map(judged));
  }
  const cores = cpus();
  const machine = `${cores[0]?.model.trim() ?? 'unknown processor'} x${cores.length}, Node ${process.version}`;
  return { machine, date: new Date().toISOString(), rows };
}

/** Adds the verdict to a row: its ratio to the peer, and whether it reaches the target. */
export function judged({ id, ours, peer, unit, target, better = 'higher' }) {
  const ratio = better === 'higher' ? ours / peer : peer / ours;
  return { id, ours, peer, unit, ratio, target, ok: ratio >= target };
}

function benchmarks() {
  const areas = readdirSync(FOLDER, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return areas.flatMap(({ name }) =>
    readdirSync(join(FOLDER, name))
      .filter((file) => file.endsWith('.bench.mjs'))
      .sort()
      .map((file) => join(name, file)),
  );
}

function installPeers(note) {
  const { dependencies } = JSON.parse(readFileSync(join(PEERS, 'package.json'), 'utf8'));
  const missing = Object.keys(dependencies).filter((name) => !existsSync(join(PEERS, 'node_modules', name)));
  if (missing.length === 0) return;
  note(`Installing the peers of the benchmarks: ${missing.join(', ')}`);
  const { command, args, shell } = npmCommand(['ci', '--no-audit', '--no-fund']);
  const install = spawnSync(command, args, { cwd: PEERS, shell, encoding: 'utf8' });
  if (install.status !== 0) throw new Error(`npm ci failed in bench/peers:\n${install.stderr}`);
}

function measured(file, only, note) {
  return new Promise((resolve, reject) => {
    // The output of a benchmark goes to stderr, because stdout is for the result.
    const child = fork(fileURLToPath(import.meta.url), [file, only], { stdio: ['ignore', 2, 2, 'ipc'], execArgv: [] });
    let rows;
    child.on('message', (message) => {
      if (message.rows) rows = message.rows;
      else note(`  ${file}`);
    });
    child.on('error', reject);
    child.on('exit', (code) => {
      if (rows) resolve(rows);
      else reject(new Error(`bench/${file} ended with ${code} and without rows`));
    });
  });
}

/** Loads one benchmark in its process, and measures it if it has a requested row. */
async function child(file, only) {
  const benchmark = await import(pathToFileURL(join(FOLDER, file)).href);
  const area = dirname(file);
  const isWanted = benchmark.ids?.some((id) => id.startsWith(only)) ?? (area.startsWith(only) || only.startsWith(area));
  if (isWanted) process.send({ started: true });
  process.send({ rows: isWanted ? await benchmark.rows() : [] });
}

if (process.send && process.argv[1] === fileURLToPath(import.meta.url)) {
  const [file, only] = process.argv.slice(2);
  await child(file, only);
  process.disconnect();
}
