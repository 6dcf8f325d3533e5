import { expect, test } from 'vitest';
import { tipPlace } from './tipPlace.ts';

const SCREEN = { width: 360, height: 780 };
const TIP = { width: 120, height: 28 };
const thing = (left: number, top: number) => ({ left, top, width: 44, height: 44 });

test('in the middle above its thing', () => {
  expect(tipPlace(thing(150, 300), TIP, SCREEN, 'above')).toEqual({ left: 112, top: 264 });
});

test('below it where there is no room above, and the other way round', () => {
  expect(tipPlace(thing(150, 10), TIP, SCREEN, 'above').top).toBe(62);
  expect(tipPlace(thing(150, 730), TIP, SCREEN, 'below').top).toBe(694);
});

test('never off the sides of the screen', () => {
  expect(tipPlace(thing(0, 300), TIP, SCREEN, 'above').left).toBe(8);
  expect(tipPlace(thing(316, 300), TIP, SCREEN, 'below').left).toBe(232);
});

test('left and right of it, or on the other side', () => {
  expect(tipPlace(thing(200, 300), TIP, SCREEN, 'left')).toEqual({ left: 72, top: 308 });
  expect(tipPlace(thing(60, 300), TIP, SCREEN, 'left').left).toBe(112);
  expect(tipPlace(thing(60, 300), TIP, SCREEN, 'right').left).toBe(112);
  expect(tipPlace(thing(300, 300), TIP, SCREEN, 'right').left).toBe(172);
});
