import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { pageOf, runsIn } from './benchPage.mjs';
import { root } from './setup.mjs';

const row = (id, ratio, target = 1) => ({ id, ours: ratio, peer: 1, unit: 'x', ratio, target, ok: ratio >= target });
const runs = [
  { date: '2026-01-01T10:00:00.000Z', machine: 'one', rows: [row('kernel.a', 2), row('space.b', 0.5)] },
  { date: '2026-01-02T10:00:00.000Z', machine: 'two', rows: [row('kernel.a', 4)] },
];

test('pageOf shows the last measurement of each row, with date and machine', () => {
  const { page } = pageOf(runs);
  expect(page).toContain('| `kernel.a` | 4x | 1x | 2x | 4x | 2 | 2026-01-02 10:00 | two |');
  expect(page).toContain('| `space.b` | 0.5x (missed) | 1x | 0.5x | 0.5x | 1 | 2026-01-01 10:00 | one |');
});

test('pageOf draws one point per run and row in the plot of an area', () => {
  const { plots } = pageOf(runs);
  expect(plots.map(({ file }) => file)).toEqual(['bench-kernel.svg', 'bench-space.svg']);
  expect(plots[0].svg.match(/<circle/g)).toHaveLength(2);
  expect(plots[0].svg).not.toMatch(/<script|<style|style=/);
});

test('docs/benchmarks-over-time.md is up to date with bench/history/runs.jsonl', () => {
  const { page, plots } = pageOf(runsIn(root));
  expect(readFileSync(`${root}docs/benchmarks-over-time.md`, 'utf8')).toBe(page);
  for (const { file, svg } of plots) expect(readFileSync(`${root}docs/pictures/${file}`, 'utf8')).toBe(svg);
});
