import { describe, expect, test } from 'vitest';
import { Board } from './board.ts';
import { DIRECTION_INDICES, hex } from './hex.ts';
import { blast } from './shapes.ts';
import { Walls } from './walls.ts';

const board = new Board(blast(0, 2));
const centre = board.cellOf(0);
const east = board.cellOf(hex(1, 0));
const count = (walls: Walls) => {
  let walled = 0;
  for (let cell = 0; cell < board.size; cell++) {
    for (const direction of DIRECTION_INDICES) if (walls.has(cell, direction)) walled++;
  }
  return walled;
};

describe('walls', () => {
  test('count from both sides, and go away from both', () => {
    const walls = new Walls(board);
    walls.raiseBetween(centre, east);
    expect([walls.has(centre, 0), walls.has(east, 3), count(walls)]).toEqual([true, true, 2]);
    walls.lowerBetween(east, centre);
    expect(count(walls)).toBe(0);
  });

  test('around a cell close all six sides', () => {
    const walls = new Walls(board);
    walls.enclose(centre);
    expect(count(walls)).toBe(12);
  });

  test('on the rim stand exactly where the board ends', () => {
    const walls = new Walls(board);
    walls.raiseRim();
    expect(count(walls)).toBe(30);
    for (const direction of DIRECTION_INDICES) expect(walls.has(centre, direction)).toBe(false);
    expect(walls.has(board.cellOf(hex(2, 0)), 0)).toBe(true);
  });

  test('can be copied, so that doors of one state leave the content as it was', () => {
    const content = new Walls(board);
    content.raiseRim();
    const state = new Walls(board);
    state.raise(centre, 4);
    state.copyFrom(content);
    state.raiseBetween(centre, east);
    expect([count(content), count(state)]).toEqual([30, 32]);
    expect(() => state.copyFrom(new Walls(new Board(blast(0, 2))))).toThrow('foreign-board');
  });

  test('need a cell of the board', () => {
    expect(() => new Walls(board).raise(19, 0)).toThrow('not-on-board at cell 19');
    expect(() => new Walls(board).raiseBetween(0, 18)).toThrow('not-adjacent');
  });
});
