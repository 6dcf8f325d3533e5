import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DIRECTION_INDICES, distance, hex, neighbour, rotate } from './hex.ts';
import { blast, cone, ray, ring } from './shapes.ts';

const near = fc.integer({ min: -20, max: 20 });
const centre = fc.tuple(near, near).map(([q, r]) => hex(q, r));
const radius = fc.integer({ min: 1, max: 12 });
const direction = fc.constantFrom(...DIRECTION_INDICES);

describe('ring', () => {
  test('of radius r has 6r hexes, all at that distance, each adjacent to the one before', () => {
    fc.assert(
      fc.property(centre, radius, (c, r) => {
        const hexes = ring(c, r);
        expect(new Set(hexes).size).toBe(6 * r);
        hexes.forEach((at, i) => {
          expect(distance(at, c)).toBe(r);
          expect(distance(at, hexes[(i + 1) % hexes.length]!)).toBe(1);
        });
      }),
    );
  });

  test('of radius 0 is the hex itself', () => {
    expect(ring(hex(2, 3), 0)).toEqual([hex(2, 3)]);
  });
});

describe('blast', () => {
  test('has 1, 7, 19 hexes for radius 0, 1, 2, and a board of radius 15 has 721', () => {
    expect([0, 1, 2, 15].map((r) => new Set(blast(0, r)).size)).toEqual([1, 7, 19, 721]);
  });

  test('contains exactly the hexes within its radius', () => {
    fc.assert(
      fc.property(centre, fc.nat(6), (c, r) => {
        const hexes = new Set(blast(c, r));
        for (const at of blast(c, r + 2)) expect(hexes.has(at)).toBe(distance(at, c) <= r);
      }),
    );
  });
});

describe('ray', () => {
  test('goes straight from the origin, which is not included', () => {
    expect(ray(hex(1, 1), 0, 3)).toEqual([hex(2, 1), hex(3, 1), hex(4, 1)]);
    expect(ray(hex(1, 1), 0, 0)).toEqual([]);
  });
});

describe('cone', () => {
  test('of 60 degrees has rows of 2, 3, 4 hexes, of 120 degrees rows of 3, 5, 7', () => {
    const rows = (hexes: number[]) => [1, 2, 3].map((r) => hexes.filter((at) => distance(at, 0) === r).length);
    expect(rows(cone(0, 2, 3))).toEqual([2, 3, 4]);
    expect(rows(cone(0, 2, 3, 2))).toEqual([3, 5, 7]);
  });

  test('has the rays of its two edges at its sides, and no duplicate hex', () => {
    fc.assert(
      fc.property(centre, direction, fc.integer({ min: 1, max: 6 }), fc.constantFrom(1, 2, 3, 4, 5), (c, d, n, w) => {
        const hexes = cone(c, d, n, w);
        const set = new Set(hexes);
        expect(set.size).toBe(hexes.length);
        for (const at of ray(c, d, n)) expect(set.has(at)).toBe(true);
        expect(set.has(neighbour(c, d, n + 1))).toBe(false);
        expect(set.has(c)).toBe(false);
      }),
    );
  });

  test('rotates with its direction', () => {
    expect(DIRECTION_INDICES).toHaveLength(6);
    for (const d of DIRECTION_INDICES) {
      const turnedCone = cone(0, 0, 4).map((at) => rotate(at, d));
      expect(new Set(cone(0, d, 4))).toEqual(new Set(turnedCone));
    }
  });
});

test('sizes of shapes must be integers from 0', () => {
  for (const size of [-1, 1.5]) {
    expect(() => ring(0, size)).toThrow('bad-size');
    expect(() => blast(0, size)).toThrow('bad-size');
    expect(() => ray(0, 0, size)).toThrow('bad-size');
    expect(() => cone(0, 0, size)).toThrow('bad-size');
  }
});
