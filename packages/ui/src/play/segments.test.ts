import { expect, test } from 'vitest';
import { segmentsOf } from './segments.ts';

const fills = (...args: Parameters<typeof segmentsOf>) => segmentsOf(...args).map(({ fill }) => fill);

test('segmentsOf fills cells up to the value', () => {
  expect(fills(2, 4)).toEqual(['full', 'full', 'empty', 'empty']);
});

test('segmentsOf marks a forecast above the value as a gain, one below it as a loss', () => {
  expect(fills(1, 4, 3)).toEqual(['full', 'gain', 'gain', 'empty']);
  expect(fills(3, 4, 1)).toEqual(['full', 'loss', 'loss', 'empty']);
});

test('segmentsOf puts a gap before each group but the first', () => {
  const starts = segmentsOf(0, 10, 0, [2, 3, 2, 3]).filter(({ startsGroup }) => startsGroup);
  expect(starts.map(({ place }) => place)).toEqual([2, 5, 7]);
});
