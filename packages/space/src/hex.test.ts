import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SpaceError } from './errors.ts';
import {
  add,
  DIRECTION_INDICES,
  directionBetween,
  distance,
  HEX_BOUND,
  hex,
  hexText,
  isHex,
  neighbour,
  neighbours,
  opposite,
  qOf,
  reflect,
  rOf,
  rotate,
  rotateDirection,
  subtract,
  toDirection,
} from './hex.ts';

const coordinate = fc.integer({ min: -HEX_BOUND, max: HEX_BOUND });
const anyHex = fc.tuple(coordinate, coordinate).map(([q, r]) => hex(q, r));
const near = fc.integer({ min: -40, max: 40 });
const nearHex = fc.tuple(near, near).map(([q, r]) => hex(q, r));
const direction = fc.constantFrom(...DIRECTION_INDICES);

describe('packed hex', () => {
  test('unpacks to its coordinates', () => {
    fc.assert(
      fc.property(coordinate, coordinate, (q, r) => {
        expect([qOf(hex(q, r)), rOf(hex(q, r))]).toEqual([q, r]);
        expect(isHex(hex(q, r))).toBe(true);
      }),
    );
  });

  test('is 0 at the origin, and fits in 30 bits', () => {
    expect(hex(0, 0)).toBe(0);
    expect(Object.is(hex(-0, -0), 0)).toBe(true);
    for (const corner of [hex(HEX_BOUND, HEX_BOUND), hex(-HEX_BOUND, -HEX_BOUND)]) {
      expect(Math.abs(corner)).toBeLessThan(2 ** 30);
    }
  });

  test('is refused beyond the bounds and for fractions, with the place', () => {
    for (const [q, r] of [
      [HEX_BOUND + 1, 0],
      [0, -HEX_BOUND - 1],
      [0.5, 0],
      [Number.NaN, 0],
    ] as const) {
      expect(() => hex(q, r)).toThrow(SpaceError);
      expect(() => hex(q, r)).toThrow(`hex-out-of-bounds at (${q}, ${r})`);
    }
  });

  test('isHex distinguishes it from other values', () => {
    for (const value of ['0', null, 0.5, 2 ** 40, hex(HEX_BOUND, 0) + (1 << 15)]) expect(isHex(value)).toBe(false);
  });

  test('hexText formats its coordinates', () => {
    expect(hexText(hex(-3, 7))).toBe('(-3, 7)');
  });

  test('adds and subtracts like a vector', () => {
    fc.assert(
      fc.property(nearHex, nearHex, (a, b) => {
        expect(add(a, b)).toBe(a + b);
        expect(add(subtract(a, b), b)).toBe(a);
      }),
    );
  });
});

describe('distance', () => {
  test('matches the examples of the rules', () => {
    expect(distance(hex(0, 0), hex(3, -5))).toBe(5);
    expect(distance(hex(0, 0), hex(1, 1))).toBe(2);
    expect(neighbours(hex(4, -2)).map((next) => distance(next, hex(4, -2)))).toEqual([1, 1, 1, 1, 1, 1]);
  });

  test('is a metric up to the bounds', () => {
    fc.assert(
      fc.property(anyHex, anyHex, anyHex, (a, b, c) => {
        expect(distance(a, b)).toBe(distance(b, a));
        expect(distance(a, a)).toBe(0);
        expect(distance(a, c)).toBeLessThanOrEqual(distance(a, b) + distance(b, c));
        const dq = qOf(a) - qOf(b);
        const dr = rOf(a) - rOf(b);
        expect(distance(a, b)).toBe(Math.max(Math.abs(dq), Math.abs(dr), Math.abs(dq + dr)));
      }),
    );
  });
});

describe('rotate and reflect', () => {
  test('six rotations are the identity, and so are two reflections', () => {
    fc.assert(
      fc.property(nearHex, (a) => {
        expect(rotate(a, 6)).toBe(a);
        expect(rotate(rotate(a, 1), -1)).toBe(a);
        expect(reflect(reflect(a))).toBe(a);
      }),
    );
  });

  test('keep distances', () => {
    fc.assert(
      fc.property(nearHex, nearHex, fc.integer({ min: -12, max: 12 }), (a, b, times) => {
        expect(distance(rotate(a, times), rotate(b, times))).toBe(distance(a, b));
        expect(distance(reflect(a), reflect(b))).toBe(distance(a, b));
      }),
    );
  });

  test('a rotation maps each direction to the next, a reflection to its negative', () => {
    expect(DIRECTION_INDICES).toHaveLength(6);
    for (const d of DIRECTION_INDICES) {
      expect(rotate(neighbour(0, d), 1)).toBe(neighbour(0, rotateDirection(d, 1)));
      expect(reflect(neighbour(0, d))).toBe(neighbour(0, rotateDirection(0, -d)));
    }
  });
});

describe('directions', () => {
  test('lead to a neighbour and back', () => {
    fc.assert(
      fc.property(nearHex, direction, (a, d) => {
        const b = neighbour(a, d);
        expect(directionBetween(a, b)).toBe(d);
        expect(directionBetween(b, a)).toBe(opposite(d));
        expect(neighbour(b, opposite(d))).toBe(a);
      }),
    );
  });

  test('do not exist between hexes that are not adjacent', () => {
    expect(directionBetween(hex(0, 0), hex(1, 1))).toBeUndefined();
    expect(directionBetween(hex(2, 2), hex(2, 2))).toBeUndefined();
  });

  test('toDirection validates external numbers', () => {
    expect(toDirection(5)).toBe(5);
    expect(() => toDirection(6)).toThrow('bad-direction at 6');
  });
});
