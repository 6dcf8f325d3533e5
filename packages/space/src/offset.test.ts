import fc from 'fast-check';
import { expect, test } from 'vitest';
import { distance, hex } from './hex.ts';
import { fromOddRow, toOddRow } from './offset.ts';

test('fromOddRow converts columns and rows to hexes as in the map data', () => {
  expect(fromOddRow(0, 0)).toBe(hex(0, 0));
  expect(fromOddRow(5, 3)).toBe(hex(4, 3));
  expect(fromOddRow(35, 35)).toBe(hex(18, 35));
});

test('toOddRow is its inverse, also left of and above the sheet', () => {
  const number = fc.integer({ min: -50, max: 50 });
  fc.assert(
    fc.property(number, number, (column, row) => {
      expect(toOddRow(fromOddRow(column, row))).toEqual({ column, row });
    }),
  );
});

test('an odd row is shifted right: its hex touches the same and the next column above', () => {
  expect(distance(fromOddRow(2, 3), fromOddRow(2, 2))).toBe(1);
  expect(distance(fromOddRow(2, 3), fromOddRow(3, 2))).toBe(1);
  expect(distance(fromOddRow(2, 3), fromOddRow(1, 2))).toBe(2);
});
