import { distance, hex } from '@tessera/space';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Axial,
  axialAt,
  boundsOf,
  centreOf,
  cornersOf,
  HEX_SIZE,
  outlinePath,
  outlinesOf,
  sidesPath,
} from './hexGeometry.ts';

const place = fc.record({ q: fc.integer({ min: -60, max: 60 }), r: fc.integer({ min: -60, max: 60 }) });

describe('hex cell', () => {
  test('stands on a corner: its top is straight above its centre', () => {
    const [, top] = cornersOf({ q: 0, r: 0 });
    expect(top!.x).toBeCloseTo(0);
    expect(top!.y).toBeCloseTo(-HEX_SIZE);
  });

  test('has its corners one size away from its centre', () => {
    fc.assert(
      fc.property(place, (cell) => {
        const middle = centreOf(cell);
        for (const corner of cornersOf(cell)) {
          expect(Math.hypot(corner.x - middle.x, corner.y - middle.y)).toBeCloseTo(HEX_SIZE);
        }
      }),
    );
  });

  test('is found from any point inside it', () => {
    const inside = fc.record({ corner: fc.nat(5), part: fc.double({ min: 0, max: 0.86, noNaN: true }) });
    fc.assert(
      fc.property(place, inside, (cell, { corner, part }) => {
        const middle = centreOf(cell);
        const tip = cornersOf(cell)[corner]!;
        const point = { x: middle.x + (tip.x - middle.x) * part, y: middle.y + (tip.y - middle.y) * part };
        expect(axialAt(point)).toEqual({ q: cell.q, r: cell.r });
      }),
    );
  });
});

describe('outlinesOf', () => {
  test('of one cell has its six corners', () => {
    const loops = outlinesOf([{ q: 3, r: -2 }]);
    expect(loops).toHaveLength(1);
    expect(loops[0]).toHaveLength(6);
  });

  test('of two neighbours omits the side between them', () => {
    const [loop] = outlinesOf([
      { q: 0, r: 0 },
      { q: 1, r: 0 },
    ]);
    expect(loop).toHaveLength(10);
  });

  test('of a ring has a loop outside and one around the hole', () => {
    const loops = outlinesOf(disc(1).filter(({ q, r }) => q !== 0 || r !== 0));
    expect(loops.map((loop) => loop.length).sort((a, b) => a - b)).toEqual([6, 18]);
  });

  test('of separate pieces has a loop for each', () => {
    expect(
      outlinesOf([
        { q: 0, r: 0 },
        { q: 4, r: 0 },
        { q: 0, r: 4 },
      ]),
    ).toHaveLength(3);
  });

  test('has a side exactly where a cell of the set meets one outside', () => {
    fc.assert(
      fc.property(fc.uniqueArray(place, { selector: ({ q, r }) => hex(q, r), maxLength: 40 }), (cells) => {
        const sides = cells.reduce(
          (sum, cell) => sum + 6 - cells.filter((other) => areNeighbours(cell, other)).length,
          0,
        );
        expect(outlinesOf(cells).reduce((sum, loop) => sum + loop.length, 0)).toBe(sides);
      }),
    );
  });

  test('has sides of the length of a hex side, all the way around', () => {
    const outlines = outlinesOf(disc(4));
    expect(outlines).toHaveLength(1);
    for (const loop of outlines) {
      loop.forEach((point, at) => {
        const next = loop[(at + 1) % loop.length]!;
        expect(Math.hypot(point.x - next.x, point.y - next.y)).toBeCloseTo(HEX_SIZE);
      });
    }
  });

  test('sidesPath selects sides by the direction they face', () => {
    const sides = (facing: readonly (0 | 1 | 2 | 3 | 4 | 5)[]) => sidesPath(disc(1), facing).match(/M/g)?.length;
    expect(sides([1, 2])).toBe(6);
    expect(sides([0, 1, 2, 3, 4, 5])).toBe(18);
  });

  test('of nothing is empty', () => {
    expect(outlinePath([])).toBe('');
  });
});

test('boundsOf contains all corners', () => {
  const { x, y, width, height } = boundsOf(disc(2));
  expect(width).toBeCloseTo(5 * Math.sqrt(3) * HEX_SIZE);
  expect(height).toBeCloseTo(8 * HEX_SIZE);
  expect(x).toBeCloseTo(-width / 2);
  expect(y).toBeCloseTo(-height / 2);
});

function disc(radius: number): Axial[] {
  const cells: Axial[] = [];
  for (let q = -radius; q <= radius; q++) {
    for (let r = -radius; r <= radius; r++) if (Math.abs(q + r) <= radius) cells.push({ q, r });
  }
  return cells;
}

function areNeighbours(a: Axial, b: Axial): boolean {
  return distance(hex(a.q, a.r), hex(b.q, b.r)) === 1;
}
