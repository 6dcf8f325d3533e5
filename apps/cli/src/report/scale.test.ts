import fc from 'fast-check';
import { expect, test } from 'vitest';
import { exactScale, roundScale } from './scale.ts';

test('roundScale starts and ends on round numbers around its values', () => {
  expect(roundScale(1130, 1719).ticks).toEqual([1000, 1200, 1400, 1600, 1800]);
  expect(roundScale(0, 1).ticks).toEqual([0, 0.25, 0.5, 0.75, 1]);
});

test('roundScale contains every value between low and high', () => {
  const ends = fc.tuple(fc.integer({ min: -5000, max: 5000 }), fc.integer({ min: 0, max: 5000 }));
  fc.assert(
    fc.property(ends, ([low, width]) => {
      const { at, ticks } = roundScale(low, low + width);
      expect(at(low)).toBeGreaterThanOrEqual(-1e-6);
      expect(at(low + width)).toBeLessThanOrEqual(100 + 1e-6);
      expect(ticks.length).toBeLessThanOrEqual(7);
    }),
  );
});

test('exactScale puts a single value in the middle', () => {
  expect(exactScale(3, 3).at(3)).toBe(50);
});
