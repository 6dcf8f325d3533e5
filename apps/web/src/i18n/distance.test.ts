import { expect, test } from 'vitest';
import { distance } from './distance.ts';

const NOW = 1_800_000_000_000;

test.each([
  [NOW - 5_000, [0, 'second']],
  [NOW - 61_000, [-1, 'minute']],
  [NOW - 7_199_000, [-1, 'hour']],
  [NOW - 3 * 86_400_000, [-3, 'day']],
  [NOW + 2 * 3_600_000, [2, 'hour']],
])('distance from %d is %j', (then, expected) => {
  expect(distance(then, NOW)).toEqual(expected);
});
