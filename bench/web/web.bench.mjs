// Responsiveness of the web client in a browser. The browser tests play the journeys and record their durations; the limits are here.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { provision } from '../../scripts/provision.mjs';
import { buildWeb } from '../../scripts/setup.mjs';
import { runVitest } from '../../scripts/testRuns/run.mjs';
import { median } from '../measure.mjs';

/** Limits in milliseconds. Rows called `task` are the longest task of the page in thread time, `work` its whole thread time. */
const LIMITS = {
  'web.heist-city.result': 100,
  'web.replay.jump-work': 200,
  'web.war-of-the-ring.frame': 25,
  'web.war-of-the-ring.result': 1000,
  'web.war-of-the-ring.result-task': 100,
  'web.gloomhaven.frame': 20,
  'web.gloomhaven.hover': 16,
  'web.gloomhaven.result-task': 100,
};
const FILES = ['heistCity', 'oneStory', 'warOfTheRing', 'gloomhaven'].map((name) => `apps/web/e2e/${name}.e2e.ts`);
/** Part of the titles of the tests that measure. */
const TITLES = [
  'two browsers play a match of Heist City',
  'a replay jumps to any entry at once',
  'an action shows at once',
  'the largest map',
].join('|');

export const ids = Object.keys(LIMITS);

export async function rows() {
  const { problems } = provision({ need: ['chromium'] });
  if (problems.length > 0) throw new Error(problems.join(' '));
  await buildWeb();
  const folder = mkdtempSync(join(tmpdir(), 'tessera-measurements-'));
  try {
    const file = join(folder, 'measurements.jsonl');
    // One worker: journeys that run beside each other would measure each other.
    const args = ['--config', 'apps/web/e2e/vitest.config.ts', '--maxWorkers=1', '--retry=0', '-t', TITLES, ...FILES];
    // Stdout is for the result of the benchmark.
    const { code } = await runVitest(args, { env: { TESSERA_MEASUREMENTS: file }, stdio: ['ignore', 2, 2] });
    if (code !== 0) throw new Error(`browser tests failed with exit code ${code}`);
    return rowsOf(existsSync(file) ? readFileSync(file, 'utf8') : '');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Returns one row per limit, with the median of its measurements. */
export function rowsOf(lines) {
  const measured = lines
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
  return ids.map((id) => {
    const values = measured.filter((one) => one.id === id).map(({ ms }) => ms);
    if (values.length === 0) throw new Error(`no journey measured ${id}`);
    return { id, ours: median(values), peer: LIMITS[id], unit: 'ms', target: 1, better: 'lower' };
  });
}
