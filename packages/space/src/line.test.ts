import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { distance, type Hex, hex, qOf, rOf } from './hex.ts';
import { type Lean, line } from './line.ts';

const near = fc.integer({ min: -15, max: 15 });
const anyHex = fc.tuple(near, near).map(([q, r]) => hex(q, r));
const lean = fc.constantFrom<Lean>(1, -1);

describe('line', () => {
  test('has one hex more than its length, each adjacent to the one before', () => {
    fc.assert(
      fc.property(anyHex, anyHex, lean, (a, b, side) => {
        const hexes = line(a, b, side);
        expect(hexes).toHaveLength(distance(a, b) + 1);
        expect([hexes[0], hexes.at(-1)]).toEqual([a, b]);
        for (let i = 1; i < hexes.length; i++) expect(distance(hexes[i - 1]!, hexes[i]!)).toBe(1);
      }),
    );
  });

  test('is the same backwards', () => {
    fc.assert(
      fc.property(anyHex, anyHex, lean, (a, b, side) => {
        expect(line(b, a, side).reverse()).toEqual(line(a, b, side));
      }),
    );
  });

  test('is straight along a direction, with either lean', () => {
    for (const side of [1, -1] as const) {
      expect(line(hex(0, 0), hex(3, 0), side)).toEqual([hex(0, 0), hex(1, 0), hex(2, 0), hex(3, 0)]);
    }
  });

  test('leans to either side where it runs between two hexes', () => {
    expect(line(hex(0, 0), hex(1, 1), 1)[1]).toBe(hex(0, 1));
    expect(line(hex(0, 0), hex(1, 1), -1)[1]).toBe(hex(1, 0));
  });

  test('visits the hexes that sampling with a shift of a millionth visits', () => {
    fc.assert(
      fc.property(anyHex, anyHex, lean, (a, b, side) => {
        expect(line(a, b, side)).toEqual(sampled(a, b, side * 1e-6));
      }),
      { numRuns: 2000 },
    );
  });
});

/** The rule of R 4.5 of Heist City in floating point: accurate within 15 hexes, and implemented independently. */
function sampled(a: Hex, b: Hex, shift: number): Hex[] {
  const length = distance(a, b);
  return Array.from({ length: length + 1 }, (_, i) => {
    const part = length === 0 ? 0 : i / length;
    const cube = [
      qOf(a) + (qOf(b) - qOf(a)) * part + shift,
      rOf(a) + (rOf(b) - rOf(a)) * part + 2 * shift,
      -qOf(a) - rOf(a) - (qOf(b) + rOf(b) - qOf(a) - rOf(a)) * part - 3 * shift,
    ] as const;
    const rounded = cube.map(Math.round);
    const errors = cube.map((value, axis) => Math.abs(value - rounded[axis]!));
    const worst = errors.indexOf(Math.max(...errors));
    rounded[worst] = 0;
    rounded[worst] = -(rounded[0]! + rounded[1]! + rounded[2]!);
    return hex(rounded[0]!, rounded[1]!);
  });
}
