import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { scratchFolder } from '../testing/tessera.ts';
import { measure } from './bench.ts';

/** Creates a workspace with the real harness and these benchmarks. */
function workspace(benchmarks: Readonly<Record<string, string>>): string {
  const root = scratchFolder();
  for (const folder of ['bench/peers', 'scripts']) mkdirSync(join(root, folder), { recursive: true });
  writeFileSync(join(root, 'bench/peers/package.json'), '{"dependencies": {}}');
  for (const file of ['bench/run.mjs', 'scripts/steps.mjs'])
    copyFileSync(fileURLToPath(new URL(`../../../../${file}`, import.meta.url)), join(root, file));
  for (const [name, text] of Object.entries(benchmarks)) {
    mkdirSync(join(root, 'bench', name));
    writeFileSync(join(root, 'bench', name, `${name}.bench.mjs`), text);
  }
  return root;
}

const row = (id: string, more: object) =>
  JSON.stringify({ id, ours: 200, peer: 100, unit: 'ops/s', target: 2, ...more });
const quiet = () => {};

test('measure compares each row with its target, for higher and for lower values', async () => {
  const rows = [
    row('a.met', {}),
    row('a.missed', { target: 2.1 }),
    row('a.time', { ours: 5, peer: 20, better: 'lower' }),
  ];
  const root = workspace({ a: `export const rows = async () => [${rows.join()}];` });
  const { machine, date, rows: judged } = await measure(root, '', quiet);
  expect(machine).toContain('Node v');
  expect(new Date(date).toISOString()).toBe(date);
  expect(judged).toEqual([
    { id: 'a.met', ours: 200, peer: 100, unit: 'ops/s', ratio: 2, target: 2, ok: true },
    { id: 'a.missed', ours: 200, peer: 100, unit: 'ops/s', ratio: 2, target: 2.1, ok: false },
    { id: 'a.time', ours: 5, peer: 20, unit: 'ops/s', ratio: 4, target: 2, ok: true },
  ]);
});

test('measure skips rows and files that do not match --only', async () => {
  const root = workspace({
    a: `export const rows = async () => [${row('a.one', {})}, ${row('a.two', {})}];`,
    b: "export const ids = ['b.one']; export const rows = async () => { throw new Error('measured'); };",
  });
  const { rows } = await measure(root, 'a.t', quiet);
  expect(rows.map(({ id }) => id)).toEqual(['a.two']);
  await expect(measure(root, 'c', quiet)).rejects.toThrow('starts with "c"');
});

test('measure names the benchmark that failed', async () => {
  const root = workspace({ a: 'export const rows = async () => process.exit(3);' });
  await expect(measure(root, '', quiet)).rejects.toThrow('bench/a/a.bench.mjs ended with 3');
});

test('measure throws a usage error outside of the workspace', async () => {
  await expect(measure(undefined, '', quiet)).rejects.toThrow('not inside it');
});
