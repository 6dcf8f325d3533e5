import { Match } from '@tessera/kernel';
import { describe, expect, it } from 'vitest';
import { cellName, gomoku } from './game.ts';

function play(cells: readonly number[], options = {}) {
  const match = Match.create(gomoku, { options, seats: 2, seed: 'any' });
  for (const cell of cells) match.apply(match.seq % 2, { type: 'place', cell });
  return match;
}

describe('gomoku', () => {
  it('is tic-tac-toe by default', () => {
    expect(play([]).state).toMatchObject({ columns: 3, rows: 3, inARow: 3 });
  });

  it.each([
    ['a row', [0, 3, 1, 4, 2]],
    ['a column', [0, 1, 3, 2, 6]],
    ['a diagonal', [0, 1, 4, 2, 8]],
    ['the other diagonal', [2, 0, 4, 1, 6]],
    ['a row closed in its middle', [0, 3, 2, 4, 1]],
  ])('is won by %s', (_line, cells) => {
    expect(play(cells).outcome).toEqual({ results: ['win', 'loss'], why: 'in-a-row' });
  });

  it('is drawn when the board is full', () => {
    expect(play([0, 1, 2, 4, 3, 5, 7, 6, 8]).outcome?.results).toEqual(['draw', 'draw']);
  });

  it('does not count a line that crosses the edge of the board', () => {
    // 2, 3 and 4 are adjacent in memory, but 3 begins the next row.
    expect(play([2, 0, 3, 1, 4]).outcome).toBeUndefined();
  });

  it('counts five on a large board', () => {
    const options = { columns: 19, rows: 19, inARow: 5 };
    expect(play([0, 100, 1, 101, 2, 102, 3, 103], options).outcome).toBeUndefined();
    expect(play([0, 100, 1, 101, 2, 102, 3, 103, 4], options).outcome?.results[0]).toBe('win');
  });

  it.each([
    ['a cell that is taken', 0, 'taken'],
    ['a cell off the board', 9, 'off-the-board'],
  ])('refuses %s', (_what, cell, code) => {
    expect(play([0]).check(1, { type: 'place', cell })).toMatchObject({ code });
  });

  it('names cells as players do', () => {
    expect([0, 4, 18, 360].map((cell) => cellName(cell, 19))).toEqual(['a1', 'e1', 's1', 's19']);
  });
});
