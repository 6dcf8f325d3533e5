import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Box, beside, type Place } from './beside.ts';

const WIDTH = 300;
const DESK = { width: 1440, height: 900 };
const box = (left: number, top: number): Box => ({ left, top, right: left + 40, bottom: top + 20 });

test('right of the thing where there is room', () => {
  expect(beside(box(100, 100), WIDTH, DESK)).toEqual({ left: 150, top: 100, maxHeight: 790 });
});

test('left of it at the right edge, and growing upwards in the lower half', () => {
  expect(beside(box(1390, 800), WIDTH, DESK)).toEqual({ right: 60, bottom: 80, maxHeight: 810 });
});

test('below or above it on a phone', () => {
  expect(beside(box(150, 100), WIDTH, { width: 360, height: 780 })).toEqual({ left: 50, top: 130, maxHeight: 640 });
  expect(beside(box(150, 700), WIDTH, { width: 360, height: 780 })).toEqual({ left: 50, bottom: 90, maxHeight: 680 });
});

test('never over the thing', () => {
  const screens = fc.constantFrom(DESK, { width: 360, height: 780 }, { width: 768, height: 1024 });
  const spot = fc.tuple(fc.double({ min: 0, max: 0.85, noNaN: true }), fc.double({ min: 0, max: 0.95, noNaN: true }));
  fc.assert(
    fc.property(screens, spot, (screen, [x, y]) => {
      const thing = box(x * screen.width, y * screen.height);
      expect(isApart(thing, beside(thing, WIDTH, screen), screen)).toBe(true);
    }),
  );
});

function isApart(thing: Box, place: Place, screen: { width: number; height: number }): boolean {
  const left = place.left ?? screen.width - (place.right ?? 0) - WIDTH;
  const beyondSides = left >= thing.right || left + WIDTH <= thing.left;
  const below = place.top !== undefined && place.top >= thing.bottom;
  const above = place.bottom !== undefined && screen.height - place.bottom <= thing.top;
  return beyondSides || below || above;
}
