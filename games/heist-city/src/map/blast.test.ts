import { expect, test } from 'vitest';
import { yard } from '../../test/yard.ts';
import { blastCells, blastRadius, cellsWithin } from './blast.ts';
import { cellAt, distance } from './site.ts';

const site = yard();
const centre = cellAt(site, 0, 0);

test('radii 0, 1 and 2 hold 1, 7 and 19 hexes (G2)', () => {
  expect([0, 1, 2].map((radius) => cellsWithin(site, centre, radius).length)).toEqual([1, 7, 19]);
});

test('the radius of a blast is half its size, rounded down (R 9.6)', () => {
  expect([1, 2, 3, 4].map((size) => blastRadius(size))).toEqual([0, 1, 1, 2]);
  expect([1, 2, 3, 4].map((size) => blastCells(site, centre, size).length)).toEqual([1, 7, 7, 19]);
});

test('under size-is-radius the size of a blast is its radius', () => {
  expect([1, 2].map((size) => blastCells(site, centre, size, ['size-is-radius']).length)).toEqual([7, 19]);
});

test('cellsWithin lists cells from the inside out and stops at the edge of the map', () => {
  const corner = cellAt(site, 15, 0);
  const cells = cellsWithin(site, corner, 2);
  expect(cells).toHaveLength(9);
  const distances = cells.map((cell) => distance(site, corner, cell));
  expect(distances).toEqual(distances.toSorted());
});
