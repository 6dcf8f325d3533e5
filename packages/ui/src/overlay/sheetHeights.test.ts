import { expect, test } from 'vitest';
import { nextHeight, SHEET_HEIGHTS, settledHeight, sheetPixels } from './sheetHeights.ts';

test('sheetPixels returns the heights on a phone of 780 pixels', () => {
  expect(SHEET_HEIGHTS.map((height) => sheetPixels(height, 780))).toEqual([96, 390, 724]);
});

test.each([
  [0, 'peek'],
  [240, 'peek'],
  [250, 'half'],
  [550, 'half'],
  [560, 'full'],
  [2000, 'full'],
] as const)('a sheet released at %i pixels settles at %s', (pixels, height) => {
  expect(settledHeight(pixels, 780)).toBe(height);
});

test('nextHeight stops at both ends', () => {
  expect(nextHeight('peek', -1)).toBe('peek');
  expect(nextHeight('peek', 1)).toBe('half');
  expect(nextHeight('full', 1)).toBe('full');
});
