import { expect, test } from 'vitest';
import * as z from 'zod';
import { type Circumstances, tessera } from '../testing/tessera.ts';

const Games = z.array(
  z.strictObject({
    id: z.string(),
    version: z.string(),
    seats: z.strictObject({ min: z.int(), max: z.int() }),
    options: z.looseObject({ type: z.literal('object') }),
  }),
);

test('games --json lists every game with its seats and the JSON Schema of its options', async () => {
  const { exit, json } = await tessera(['games', '--json']);
  expect(exit).toBe(0);
  const games = Games.parse(json());
  expect(games.map(({ id }) => id)).toEqual(expect.arrayContaining(['gomoku', 'liars-dice', 'duel']));
  const gomoku = games.find(({ id }) => id === 'gomoku');
  expect(gomoku).toMatchObject({
    seats: { min: 2, max: 2 },
    options: { properties: { columns: { type: 'integer', default: 3, minimum: 1, maximum: 26 } } },
  });
  expect(gomoku!.options).not.toHaveProperty('required');
});

test('games lists the bots of every game as text', async () => {
  const { out } = await tessera(['games']);
  expect(out).toMatch(/gomoku +1\.0\.0 +2 +random, mcts/);
});

test.each<[string, Circumstances]>([
  ['a terminal', { isTTY: true, columns: 72 }],
  ['COLUMNS', { env: { COLUMNS: '72' } }],
])('games fits the width that %s states, and --json is the same at any width', async (_name, circumstances) => {
  const { out } = await tessera(['games'], { ...circumstances, env: { NO_COLOR: '1', ...circumstances.env } });
  const lines = out.split('\n');
  expect(lines.length).toBeGreaterThan(10);
  for (const line of lines) expect(line.length).toBeLessThanOrEqual(72);
  expect(out).toContain('heist-city');
  expect((await tessera(['games', '--json'], circumstances)).out).toBe((await tessera(['games', '--json'])).out);
});
