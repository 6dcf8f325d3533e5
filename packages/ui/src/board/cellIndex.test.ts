import { describe, expect, test } from 'vitest';
import { cellIndex } from './cellIndex.ts';
import { type BoardCell, centreOf } from './hexGeometry.ts';

const CELLS = disc(4);
const index = cellIndex(CELLS);
const cell = (id: string) => index.byId(id)!;
const step = (from: string, move: Parameters<typeof index.step>[1], column = centreOf(cell(from)).x) =>
  index.step(cell(from), move, column)?.id;

describe('cellIndex hit-test', () => {
  test('finds every cell by its centre and by points near its corners', () => {
    expect(CELLS).toHaveLength(61);
    for (const { id, q, r } of CELLS) {
      const { x, y } = centreOf({ q, r });
      expect(index.under({ x, y })?.id).toBe(id);
      expect(index.under({ x, y: y - 19 })?.id).toBe(id);
      expect(index.under({ x: x + 16, y })?.id).toBe(id);
    }
  });

  test('finds nothing beside the board', () => {
    expect(index.under(centreOf({ q: 5, r: 0 }))).toBeUndefined();
  });
});

describe('cellIndex cursor', () => {
  test('moves along the row with left and right', () => {
    expect(step('0,0', 'east')).toBe('1,0');
    expect(step('0,0', 'west')).toBe('-1,0');
  });

  test('moves straight up in two steps', () => {
    const column = centreOf(cell('0,0')).x;
    const first = step('0,0', 'up', column)!;
    expect(step(String(first), 'up', column)).toBe('1,-2');
    expect(centreOf(cell('1,-2')).x).toBeCloseTo(column);
  });

  test('returns to the same cell after moving up and down', () => {
    const column = centreOf(cell('2,1')).x;
    const up = step('2,1', 'up', column)!;
    expect(step(String(up), 'down', column)).toBe('2,1');
  });

  test('has a move for each diagonal neighbour', () => {
    expect(step('0,0', 'north-east')).toBe('1,-1');
    expect(step('0,0', 'north-west')).toBe('0,-1');
    expect(step('0,0', 'south-east')).toBe('0,1');
    expect(step('0,0', 'south-west')).toBe('-1,1');
  });

  test('jumps over gaps and stops at the edge', () => {
    const gappy = cellIndex(CELLS.filter(({ id }) => id !== '1,0' && id !== '2,0'));
    expect(gappy.step(cell('0,0'), 'east', 0)?.id).toBe('3,0');
    expect(step('4,0', 'east')).toBeUndefined();
  });
});

function disc(radius: number): BoardCell[] {
  const cells: BoardCell[] = [];
  for (let q = -radius; q <= radius; q++) {
    for (let r = -radius; r <= radius; r++) if (Math.abs(q + r) <= radius) cells.push({ id: `${q},${r}`, q, r });
  }
  return cells;
}
