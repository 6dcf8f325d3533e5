import { expect, test } from 'vitest';
import { totals } from './scale.ts';

test('totals returns every total, with the sufficient ones and the actual one', () => {
  const cells = totals({ from: 2, to: 12 }, 8, 9);
  expect(cells.map(({ label }) => label)).toEqual(['2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12']);
  expect(cells.filter(({ enough }) => enough).map(({ label }) => label)).toEqual(['8', '9', '10', '11', '12']);
  expect(cells.filter(({ came }) => came).map(({ label }) => label)).toEqual(['9']);
});

test('totals marks nothing as sufficient without a requirement', () => {
  expect(totals({ from: 1, to: 6 }, undefined, undefined).some(({ enough, came }) => enough || came)).toBe(false);
});
