// Runs the benchmarks: every `bench/<area>/<name>.bench.mjs`, each in a process of its own, so that what one leaves in
// the compiler's memory does not slow down or speed up the next.
//
// A benchmark exports `rows()`, an async function that measures and returns [{ id, ours, peer, unit, target, better }].
// `better` is 'higher' (the default) or 'lower'; `target` says how many times better than the peer we mean to be. Ids start
// with the name of the area. `ids`, if exported, names the rows beforehand, so that a part can be run without the rest.

import { fork, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { npmCommand } from '../scripts/steps.mjs';

const FOLDER = dirname(fileURLToPath(import.meta.url));
const PEERS = join(FOLDER, 'peers');

/** Runs everything whose id starts with `only`; `note` is told in between how far it is. */
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

/** A row with its verdict: how many times better than the peer, and whether that is enough. */
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
  note(`Installing what the benchmarks compare with: ${missing.join(', ')}`);
  const { command, args, shell } = npmCommand(['ci', '--no-audit', '--no-fund']);
  const install = spawnSync(command, args, { cwd: PEERS, shell, encoding: 'utf8' });
  if (install.status !== 0) throw new Error(`npm ci failed in bench/peers:\n${install.stderr}`);
}

function measured(file, only, note) {
  return new Promise((resolve, reject) => {
    // Whatever a benchmark prints belongs beside the answer, not in it.
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

/** In the process of one benchmark: loads it, and measures unless none of its rows is asked for. */
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
