import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DIRECTION_INDICES, hex, neighbour, opposite, rotateDirection } from './hex.ts';
import { cornerPixel, fromPixel, type Layout, type Point, sidePixels, toPixel } from './layout.ts';

const layouts: readonly Layout[] = [
  { tops: 'pointy', size: 20, x: 300, y: -40 },
  { tops: 'flat', size: 13.5, x: -7, y: 11 },
];
const near = fc.integer({ min: -30, max: 30 });
const anyHex = fc.tuple(near, near).map(([q, r]) => hex(q, r));
const apart = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);

describe.each(layouts)('layout with $tops tops', (layout) => {
  const inner = layout.size * (Math.sqrt(3) / 2);

  test('fromPixel finds the hex under any point well inside it', () => {
    const angle = fc.double({ min: 0, max: 7, noNaN: true });
    fc.assert(
      fc.property(anyHex, angle, fc.double({ min: 0, max: 0.99, noNaN: true }), (a, turn, share) => {
        const centre = toPixel(layout, a);
        const out = inner * share;
        const point = { x: centre.x + Math.cos(turn) * out, y: centre.y + Math.sin(turn) * out };
        expect(fromPixel(layout, point)).toBe(a);
      }),
    );
  });

  test('puts neighbours at equal distances and corners at the size', () => {
    fc.assert(
      fc.property(anyHex, (a) => {
        for (const d of DIRECTION_INDICES) {
          expect(apart(toPixel(layout, a), toPixel(layout, neighbour(a, d)))).toBeCloseTo(2 * inner, 6);
          expect(apart(toPixel(layout, a), cornerPixel(layout, a, d))).toBeCloseTo(layout.size, 6);
        }
      }),
    );
  });

  test('has one corner where three hexes meet and one side between two', () => {
    fc.assert(
      fc.property(anyHex, fc.constantFrom(...DIRECTION_INDICES), (a, d) => {
        const corner = cornerPixel(layout, a, d);
        expect(apart(corner, cornerPixel(layout, neighbour(a, d), rotateDirection(d, 2)))).toBeCloseTo(0, 6);
        expect(
          apart(corner, cornerPixel(layout, neighbour(a, rotateDirection(d, 1)), rotateDirection(d, 4))),
        ).toBeCloseTo(0, 6);
        const [from, to] = sidePixels(layout, a, d);
        const [back, forth] = sidePixels(layout, neighbour(a, d), opposite(d));
        expect(apart(from, forth)).toBeCloseTo(0, 6);
        expect(apart(to, back)).toBeCloseTo(0, 6);
        expect(apart(from, to)).toBeCloseTo(layout.size, 6);
      }),
    );
  });
});

test('pointy tops follow the drawing formula: q to the right, r down and half a hex right', () => {
  const layout: Layout = { tops: 'pointy', size: 10, x: 0, y: 0 };
  expect(toPixel(layout, hex(1, 0)).x).toBeCloseTo(10 * Math.sqrt(3), 9);
  expect(toPixel(layout, hex(0, 1)).x).toBeCloseTo(5 * Math.sqrt(3), 9);
  expect(toPixel(layout, hex(0, 1)).y).toBeCloseTo(15, 9);
});
