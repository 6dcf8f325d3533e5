import { expect, test } from 'vitest';
import { arcFromTop, polygon, SHAPES, star, TOKEN_SHAPES } from './shapes.ts';

test.each(TOKEN_SHAPES)('the outline of a %s grows with its radius and stays around the centre', (shape) => {
  for (const radius of [8, 16]) {
    const numbers = SHAPES[shape]
      .outline(radius)
      .match(/-?\d+(\.\d+)?/g)!
      .map(Number);
    expect(Math.max(...numbers.map(Math.abs))).toBeLessThanOrEqual(radius * 1.25);
    expect(Math.max(...numbers)).toBeGreaterThan(radius * 0.8);
  }
});

test('polygon has a corner for each angle', () => {
  expect(polygon([-90, 0, 90, 180], 10)).toBe('M0 -10L10 0L0 10L-10 0Z');
});

test('star has twice as many corners as rays', () => {
  expect(star(5, 10, 5).match(/L/g)).toHaveLength(9);
});

test('arcFromTop takes the long way for more than half', () => {
  expect(arcFromTop(0.25, 10)).toBe('M0 -10A10 10 0 0 1 10 0');
  expect(arcFromTop(0.75, 10)).toBe('M0 -10A10 10 0 1 1 -10 0');
});
