import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { scratchFolder, tessera } from '../testing/tessera.ts';

const Document = z.object({
  format: z.literal('tessera-review'),
  seed: z.string(),
  budget: z.int(),
  sides: z.array(z.unknown()).length(2),
  points: z.array(z.object({ value: z.array(z.int()), doubt: z.array(z.int()) })).min(2),
  steps: z.array(z.object({ n: z.int(), kind: z.string() })).min(1),
});

const cwd = scratchFolder();
const argv = ['review', 'match.json', '--budget', '6', '--seed', '7'];

beforeAll(async () => {
  const play = ['play', 'gomoku', '--seats', 'human:Ada,human:<Bo>', '--seed', '1', '--save', 'match.json'];
  await tessera(play, { input: ['1', '3', '1', '3', '1'], cwd });
});

test('review prints turning points and a sum that adds up, and reports progress', async () => {
  const { exit, out, err } = await tessera(argv, { cwd });
  expect(exit).toBe(0);
  expect(out).toContain('Luck and decisions');
  const rows = /At the start +(\d+)\s%\nAda +([+\u2212]?\d+)\s%\n<Bo> +([+\u2212]?\d+)\s%\nAt the end +(\d+)\s%/.exec(
    out,
  );
  const [start = 0, ada = 0, bo = 0, end = -1] = (rows ?? [])
    .slice(1)
    .map((text) => Number(text.replace('\u2212', '-')));
  expect(start + ada + bo).toBe(end);
  expect(err).toContain('5/5 100%');
});

test('review --json prints the whole review, the same for the same seed', async () => {
  const first = await tessera([...argv, '--json'], { cwd });
  const again = await tessera([...argv, '--json'], { cwd });
  const document = Document.parse(first.json());
  expect(document).toMatchObject({ seed: '7', budget: 6 });
  expect(document.points).toHaveLength(document.steps.length + 1);
  expect(again.json()).toEqual(first.json());
});

test('review --out writes a page without external resources, in the language asked for, with names escaped', async () => {
  const { exit } = await tessera([...argv, '--out', 'page.html', '--language', 'de'], { cwd });
  expect(exit).toBe(0);
  const page = readFileSync(join(cwd, 'page.html'), 'utf8');
  expect(page).toContain('<html lang="de">');
  expect(page).toContain('Glück und Entscheidungen');
  expect(page).toContain('&lt;Bo&gt;');
  expect(page).not.toContain('<Bo>');
  expect(page).not.toMatch(/(?:src|href)=|@import|url\((?!#)/);
});

test('review refuses a budget without finishes', async () => {
  const { exit, err } = await tessera(['review', 'match.json', '--budget', '0'], { cwd });
  expect(exit).toBe(2);
  expect(err).toContain('--budget');
});
