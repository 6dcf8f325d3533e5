import { describe, expect, test } from 'vitest';
import { Board } from './board.ts';
import { DIRECTION_INDICES, HEX_BOUND, hex, neighbour, opposite } from './hex.ts';
import { blast } from './shapes.ts';

describe('Board', () => {
  const hexes = blast(hex(4, -9), 5);
  const board = new Board(hexes);

  test('numbers its hexes in the given order', () => {
    expect(board.size).toBe(91);
    hexes.forEach((at, cell) => {
      expect(board.cellOf(at)).toBe(cell);
      expect(board.hexOf(cell)).toBe(at);
    });
  });

  test('finds the neighbours of each cell, on and off the board', () => {
    expect([board.size, DIRECTION_INDICES.length]).toEqual([91, 6]);
    for (let cell = 0; cell < board.size; cell++) {
      for (const direction of DIRECTION_INDICES) {
        const next = board.neighbour(cell, direction);
        expect(next).toBe(hexes.indexOf(neighbour(board.hexOf(cell), direction)));
        if (next < 0) continue;
        expect(board.neighbour(next, opposite(direction))).toBe(cell);
        expect(board.directionTo(cell, next)).toBe(direction);
        expect(board.distance(cell, next)).toBe(1);
      }
    }
  });

  test('rejects hexes and cells that are not on the board', () => {
    expect(board.find(hex(100, 100))).toBe(-1);
    expect(board.find(hex(4, -15))).toBe(-1);
    expect(board.has(hex(4, -14))).toBe(true);
    expect(() => board.cellOf(hex(100, 100))).toThrow('not-on-board at (100, 100)');
    expect(() => board.hexOf(91)).toThrow('not-on-board at cell 91');
    expect(() => board.directionTo(0, 90)).toThrow('not-adjacent');
  });

  test('clips an area', () => {
    const edge = hex(9, -9);
    expect(board.clip(blast(edge, 1))).toHaveLength(4);
    expect(board.clip([hex(100, 0)])).toEqual([]);
  });

  test('may have holes, or be a single hex', () => {
    const holed = new Board(blast(0, 2).filter((at) => at !== 0));
    expect(holed.find(0)).toBe(-1);
    expect(holed.neighbour(holed.cellOf(hex(1, 0)), 3)).toBe(-1);
    expect(new Board([hex(-3, 8)]).cellOf(hex(-3, 8))).toBe(0);
    expect(new Board([]).size).toBe(0);
  });

  test('rejects duplicate hexes and an extent too wide to index', () => {
    expect(() => new Board([0, hex(1, 1), 0])).toThrow('duplicate-hex at (0, 0)');
    expect(() => new Board([hex(-HEX_BOUND, -HEX_BOUND), hex(HEX_BOUND, HEX_BOUND)])).toThrow('board-too-wide');
  });

  test('rejects links to a missing hex, to itself or from a hex that already has one', () => {
    expect(() => new Board(blast(0, 1), [[0, hex(9, 9)]])).toThrow('not-on-board');
    expect(() => new Board(blast(0, 1), [[0, 0]])).toThrow('bad-link at (0, 0)');
    const twice = [
      [0, hex(1, 0)],
      [hex(0, 1), hex(1, 0)],
    ] as const;
    expect(() => new Board(blast(0, 1), twice)).toThrow('bad-link at (1, 0)');
  });
});
