import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { placeBeside } from './place.ts';

const screen = { width: 1440, height: 900 };
const popover = { width: 348, height: 400 };
const number = (left: number, top: number) => ({ left, top, width: 40, height: 24 });

describe('a popover stands', () => {
  test('below its number where there is room', () => {
    expect(placeBeside(number(700, 100), popover, screen)).toMatchObject({ side: 'below', top: 132 });
  });

  test('above it near the foot of the screen', () => {
    expect(placeBeside(number(700, 860), popover, screen)).toMatchObject({ side: 'above', top: 452 });
  });

  test('at its side where it fits neither above nor below', () => {
    const tall = { width: 348, height: 520 };
    expect(placeBeside(number(100, 440), tall, screen).side).toBe('right');
    expect(placeBeside(number(1390, 440), tall, screen).side).toBe('left');
  });

  test('at the side of a row first, so that other rows stay in sight', () => {
    expect(placeBeside(number(200, 100), popover, screen, true).side).toBe('right');
    expect(placeBeside(number(1300, 100), popover, screen, true).side).toBe('left');
    expect(placeBeside(number(160, 100), popover, { width: 360, height: 900 }, true).side).toBe('below');
  });

  test('whole on the screen, and never over its number', () => {
    const place = fc.record({
      left: fc.nat(1400),
      isInRow: fc.boolean(),
      top: fc.nat(876),
      height: fc.integer({ min: 50, max: 540 }),
    });
    fc.assert(
      fc.property(place, ({ left, top, height, isInRow }) => {
        const box = number(left, top);
        const at = placeBeside(box, { width: 348, height }, screen, isInRow);
        const own = { ...at, width: 348, height: Math.min(height, at.maxHeight) };
        expect(own.left).toBeGreaterThanOrEqual(0);
        expect(own.top).toBeGreaterThanOrEqual(0);
        expect(own.left + own.width).toBeLessThanOrEqual(screen.width);
        expect(own.top + own.height).toBeLessThanOrEqual(screen.height);
        const isApart =
          own.left >= box.left + box.width ||
          own.left + own.width <= box.left ||
          own.top >= box.top + box.height ||
          own.top + own.height <= box.top;
        expect(isApart).toBe(true);
      }),
    );
  });
});
