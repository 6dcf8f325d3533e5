import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { scratchFolder, tessera } from '../testing/tessera.ts';

const Perft = z.strictObject({
  game: z.string(),
  seed: z.string(),
  options: z.record(z.string(), z.unknown()),
  counts: z.array(z.int()),
});

test('perft counts 9, 72, 504, 3024 and 15120 sequences of tic-tac-toe', async () => {
  const { exit, json } = await tessera(['perft', 'gomoku', '--seed', 'S', '--depth', '5', '--json']);
  expect(exit).toBe(0);
  expect(Perft.parse(json())).toEqual({
    game: 'gomoku',
    seed: 'S',
    options: { columns: 3, rows: 3, inARow: 3 },
    counts: [9, 72, 504, 3024, 15120],
  });
});

test('perft counts no sequences beyond the end of a match', async () => {
  const { json } = await tessera(['perft', 'gomoku', '--options', '{"inARow": 1}', '--depth', '3', '--json']);
  expect(Perft.parse(json()).counts).toEqual([9, 0, 0]);
});

test('perft reads options from a file', async () => {
  const cwd = scratchFolder();
  writeFileSync(join(cwd, 'wide.json'), '{"columns": 5}');
  const { out } = await tessera(['perft', 'gomoku', '--options', '@wide.json', '--depth', '2'], { cwd });
  expect(out).toBe('length  sequences\n     1         15\n     2        210\n');
});
