import { expect, test } from 'vitest';
import { clockText } from './clockText.ts';

test.each([
  [2 * 86_400_000 + 4 * 3_600_000, '2d 04h'],
  [3 * 3_600_000 + 5 * 60_000 + 9_000, '3:05:09'],
  [5 * 60_000 + 9_900, '5:09'],
  [10_000, '0:10'],
  [9_440, '0:09.4'],
  [0, '0:00.0'],
])('clockText formats %i milliseconds as %s', (left, text) => {
  expect(clockText(left)).toBe(text);
});
