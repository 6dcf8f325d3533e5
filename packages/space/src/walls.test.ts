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

describe('Walls', () => {
  test('raise and lower apply to both sides', () => {
    const walls = new Walls(board);
    walls.raiseBetween(centre, east);
    expect([walls.has(centre, 0), walls.has(east, 3), count(walls)]).toEqual([true, true, 2]);
    walls.lowerBetween(east, centre);
    expect(count(walls)).toBe(0);
  });

  test('enclose closes all six sides of a cell', () => {
    const walls = new Walls(board);
    walls.enclose(centre);
    expect(count(walls)).toBe(12);
  });

  test('raiseRim puts walls exactly where the board ends', () => {
    const walls = new Walls(board);
    walls.raiseRim();
    expect(count(walls)).toBe(30);
    for (const direction of DIRECTION_INDICES) expect(walls.has(centre, direction)).toBe(false);
    expect(walls.has(board.cellOf(hex(2, 0)), 0)).toBe(true);
  });

  test("copyFrom keeps the content's walls unchanged by doors of one state", () => {
    const content = new Walls(board);
    content.raiseRim();
    const state = new Walls(board);
    state.raise(centre, 4);
    state.copyFrom(content);
    state.raiseBetween(centre, east);
    expect([count(content), count(state)]).toEqual([30, 32]);
    expect(() => state.copyFrom(new Walls(new Board(blast(0, 2))))).toThrow('foreign-board');
  });

  test('require a cell of the board', () => {
    expect(() => new Walls(board).raise(19, 0)).toThrow('not-on-board at cell 19');
    expect(() => new Walls(board).raiseBetween(0, 18)).toThrow('not-adjacent');
  });
});
