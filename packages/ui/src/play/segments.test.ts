import { expect, test } from 'vitest';
import { segmentsOf } from './segments.ts';

const fills = (...args: Parameters<typeof segmentsOf>) => segmentsOf(...args).map(({ fill }) => fill);

test('cells are filled up to the value', () => {
  expect(fills(2, 4)).toEqual(['full', 'full', 'empty', 'empty']);
});

test('a forecast above the value is a gain, one below it a loss', () => {
  expect(fills(1, 4, 3)).toEqual(['full', 'gain', 'gain', 'empty']);
  expect(fills(3, 4, 1)).toEqual(['full', 'loss', 'loss', 'empty']);
});

test('a gap goes before each group but the first', () => {
  const starts = segmentsOf(0, 10, 0, [2, 3, 2, 3]).filter(({ startsGroup }) => startsGroup);
  expect(starts.map(({ place }) => place)).toEqual([2, 5, 7]);
});
