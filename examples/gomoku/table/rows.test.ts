import { gomoku } from '@tessera/gomoku';
import { Match } from '@tessera/kernel';
import { describe, expect, test } from 'vitest';
import { chances, openRows, rowsMadeAt, step, winningRow } from './rows.ts';

/** Creates a board on which black and white have played these cells in turn. */
function board(played: readonly (readonly [number, number])[], size = 9) {
  const options = { columns: size, rows: size, inARow: 5 };
  const match = Match.create(gomoku, { seats: 2, seed: 'rows', options });
  played.forEach(([x, y], i) => {
    const result = match.apply(i % 2, { type: 'place', cell: y * size + x });
    if (!result.ok) throw new Error(result.refusal.code);
  });
  return match.view(0);
}

const THREE = [
  [2, 4],
  [0, 0],
  [3, 4],
  [8, 0],
  [4, 4],
  [0, 8],
] as const;

describe('threats', () => {
  test('show a row while it can be completed, and not once the opponent has blocked it', () => {
    expect(openRows(board(THREE))).toEqual([{ seat: 0, stones: [38, 39, 40] }]);
    const closed = [...THREE.slice(0, 5), [1, 4], [8, 8], [5, 4]] as const;
    expect(openRows(board(closed)).filter(({ seat }) => seat === 0)).toEqual([]);
  });

  test('show on a free point the length of the row that a stone makes there', () => {
    const view = board(THREE);
    expect(rowsMadeAt(view, 4 * 9 + 5, 0)).toEqual([4]);
    const fours = chances(view).filter(({ seat }) => seat === 0);
    expect(fours.map(({ cell }) => cell % 9).sort()).toEqual([0, 1, 5, 6]);
  });

  test('list two rows at one point separately', () => {
    const view = board([
      [2, 4],
      [0, 0],
      [3, 4],
      [0, 1],
      [4, 2],
      [0, 3],
      [4, 3],
      [8, 8],
    ]);
    expect(rowsMadeAt(view, 4 * 9 + 4, 0)).toEqual([3, 3]);
  });
});

test('winningRow returns the winning stones', () => {
  const view = board([...THREE, [5, 4], [8, 8], [6, 4]]);
  expect(winningRow(view)).toEqual([38, 39, 40, 41, 42]);
  expect(winningRow(board(THREE))).toEqual([]);
});

test('step returns undefined beyond the edge of the board', () => {
  expect(step(board([]), 8, 1, 0)).toBeUndefined();
  expect(step(board([]), 8, -1, 1)).toBe(16);
});
