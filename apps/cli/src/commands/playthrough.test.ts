import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { scratchFolder, tessera } from '../testing/tessera.ts';

test('playthrough record writes the game, the seed and every action', async () => {
  const cwd = scratchFolder();
  const { exit, json } = await tessera(['playthrough', 'record', 'gomoku', 'x.txt', '--seed', 'S', '--json'], { cwd });
  expect(exit).toBe(0);
  expect(json()).toEqual({ game: 'gomoku', seed: 'S', file: 'x.txt' });
  const text = readFileSync(join(cwd, 'x.txt'), 'utf8');
  expect(text).toMatch(/^game gomoku /m);
  expect(text).toMatch(/^seed S$/m);
});

test('playthrough check passes for the recorded playthroughs of a game', async () => {
  const { exit, json } = await tessera(['playthrough', 'check', 'gomoku', '--json']);
  expect(exit).toBe(0);
  expect(json()).toMatchObject({
    failed: 0,
    results: [
      { game: 'gomoku', ok: true },
      { game: 'gomoku', ok: true },
    ],
  });
});
