import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Match } from '@tessera/kernel';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { gameNamed } from '../matchFlags.ts';
import { scratchFolder, tessera } from '../testing/tessera.ts';

const cwd = scratchFolder();
const Puzzles = z.array(
  z.object({ n: z.int(), seat: z.int(), answer: z.unknown(), isFound: z.boolean(), margin: z.int(), doubt: z.int() }),
);

/** Saves a match of three in a row, by the cells of its stones. */
function save(file: string, cells: readonly number[]): void {
  const options = { columns: 3, rows: 3, inARow: 3 };
  const match = Match.create(gameNamed('gomoku').game, { options, seats: 2, seed: 'puzzle', dice: 'fair' });
  for (const [i, cell] of cells.entries()) match.apply(i % 2, { type: 'place', cell });
  writeFileSync(join(cwd, file), match.save());
}

test.each([
  ['missed', 8],
  ['found', 2],
])('puzzles mine finds the stone that must block, and says whether the player %s it', async (file, reply) => {
  save(`${file}.json`, [0, 3, 1, reply]);
  const { exit, json } = await tessera(['puzzles', 'mine', `${file}.json`, '--budget', '24', '--json'], { cwd });
  expect(exit).toBe(0);
  const puzzles = Puzzles.parse(json());
  const block = { n: 3, seat: 1, answer: { type: 'place', cell: 2 }, isFound: file === 'found' };
  expect(puzzles).toContainEqual(expect.objectContaining(block));
  for (const { margin, doubt } of puzzles) expect(margin).toBeGreaterThan(doubt);
});

test('puzzles mine names the positions in the language asked for, and finds none where all moves are equal', async () => {
  save('missed.json', [0, 3, 1, 8]);
  save('first.json', [0]);
  const { out } = await tessera(['puzzles', 'mine', 'missed.json', 'first.json', '--budget', '12'], { cwd });
  expect(out).toContain('missed.json after 3');
  expect(out).not.toContain('first.json');
});
