import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hex, reflect, rotate } from './hex.ts';
import { fromOddRow } from './offset.ts';
import { freeOrientations, orientations, patternOf, place, placementsCovering } from './pattern.ts';
import { blast, ring } from './shapes.ts';

const near = fc.integer({ min: -3, max: 3 });
const pattern = fc
  .array(
    fc.tuple(near, near).map(([q, r]) => hex(q, r)),
    { minLength: 1, maxLength: 5 },
  )
  .map((hexes) => patternOf(hexes, 0));
const asSet = (hexes: readonly number[]) => [...hexes].sort((a, b) => a - b).join();

describe('orientations about an anchor', () => {
  test('a hex beside the attacker has six, a ring around it has one', () => {
    expect(orientations([hex(1, 0)])).toHaveLength(6);
    expect(orientations(ring(0, 1))).toHaveLength(1);
  });

  test('a bent pattern has all twelve: six rotations and six mirror images', () => {
    expect(orientations([hex(1, 0), hex(2, 0), hex(2, -1)])).toHaveLength(12);
  });

  test('a line of four, read from odd rows, has six', () => {
    const line = [fromOddRow(1, 2), fromOddRow(1, 1), fromOddRow(2, 0)];
    expect(orientations(patternOf(line, fromOddRow(0, 3)))).toHaveLength(6);
  });

  test('are the same set from any of them as the start', () => {
    fc.assert(
      fc.property(pattern, fc.nat(5), fc.boolean(), (steps, turns, mirrored) => {
        const all = new Set(orientations(steps).map(asSet));
        const one = steps.map((step) => rotate(mirrored ? reflect(step) : step, turns));
        expect(all.has(asSet(one))).toBe(true);
        expect(new Set(orientations(one).map(asSet))).toEqual(all);
        expect(12 % all.size).toBe(0);
      }),
    );
  });

  test('an empty pattern is an error', () => {
    expect(() => orientations([])).toThrow('empty-pattern');
  });
});

describe('freeOrientations', () => {
  test('two hexes in a row have three, three in a triangle two', () => {
    expect(freeOrientations([hex(4, 4), hex(5, 4)])).toHaveLength(3);
    expect(freeOrientations([hex(0, 0), hex(1, 0), hex(1, -1)])).toHaveLength(2);
  });

  test('no two of them are translations of each other', () => {
    fc.assert(
      fc.property(pattern, (steps) => {
        const shapes = freeOrientations(steps).map((shape) => {
          const [first = 0] = [...shape].sort((a, b) => a - b);
          return asSet(shape.map((step) => step - first));
        });
        expect(new Set(shapes).size).toBe(shapes.length);
      }),
    );
  });
});

describe('place and placementsCovering', () => {
  test('place puts the anchor on a hex', () => {
    expect(place([hex(1, 0), hex(1, -1)], hex(5, 5))).toEqual([hex(6, 5), hex(6, 4)]);
  });

  test('placementsCovering covers a hex with each pattern hex in each orientation, without duplicates', () => {
    fc.assert(
      fc.property(pattern, (steps) => {
        const at = hex(7, -2);
        const placements = placementsCovering(steps, at);
        expect(placements).toHaveLength(freeOrientations(steps).length * steps.length);
        expect(new Set(placements.map(asSet)).size).toBe(placements.length);
        for (const placement of placements) expect(placement).toContain(at);
      }),
    );
  });

  test('a blast of seven covers a hex in seven ways', () => {
    expect(placementsCovering(blast(0, 1), hex(2, 2))).toHaveLength(7);
  });
});
