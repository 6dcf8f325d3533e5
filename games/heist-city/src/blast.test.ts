import { expect, test } from 'vitest';
import { yard } from '../test/yard.ts';
import { blastCells, blastRadius, cellsWithin } from './blast.ts';
import { cellAt, distance } from './site.ts';

const site = yard();
const centre = cellAt(site, 0, 0);

test('G2: radii 0, 1 and 2 hold 1, 7 and 19 hexes', () => {
  expect([0, 1, 2].map((radius) => cellsWithin(site, centre, radius).length)).toEqual([1, 7, 19]);
});

test('R 9.6: the radius is half the size, rounded down', () => {
  expect([1, 2, 3, 4].map((size) => blastRadius(size))).toEqual([0, 1, 1, 2]);
  expect([1, 2, 3, 4].map((size) => blastCells(site, centre, size).length)).toEqual([1, 7, 7, 19]);
});

test('under size-is-radius the size is the radius', () => {
  expect([1, 2].map((size) => blastCells(site, centre, size, ['size-is-radius']).length)).toEqual([7, 19]);
});

test('a blast goes from the inside out and ends at the edge of the map', () => {
  const corner = cellAt(site, 15, 0);
  const cells = cellsWithin(site, corner, 2);
  expect(cells).toHaveLength(9);
  const distances = cells.map((cell) => distance(site, corner, cell));
  expect(distances).toEqual(distances.toSorted());
});
