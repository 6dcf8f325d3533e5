import { expect, test } from 'vitest';
import { keptHeight } from './steadyHeight.ts';

test('keptHeight keeps the largest height of a turn', () => {
  expect(keptHeight(0, 120, 900)).toBe(120);
  expect(keptHeight(120, 76, 900)).toBe(120);
  expect(keptHeight(120, 160, 900)).toBe(160);
});

test('keptHeight leaves most of the window to the board', () => {
  expect(keptHeight(0, 700, 900)).toBe(360);
});
