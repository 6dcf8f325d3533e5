import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bringing, fitTo, kept, MAX_SCALE, panned, toBoard, toScreen, viewBox, zoomed } from './camera.ts';

const BOARD = { x: -200, y: -100, width: 400, height: 200 };
const SIZE = { width: 800, height: 600 };
const pixel = fc.record({
  x: fc.double({ min: 0, max: 800, noNaN: true }),
  y: fc.double({ min: 0, max: 600, noNaN: true }),
});

describe('fitting', () => {
  test('shows the whole board in the middle', () => {
    const camera = fitTo(BOARD, SIZE);
    expect(camera.scale).toBe(2);
    expect(toScreen(camera, { x: 0, y: 0 })).toEqual({ x: 400, y: 300 });
  });

  test('keeps free what lies over the edges', () => {
    const camera = fitTo(BOARD, SIZE, { top: 0, right: 400, bottom: 0, left: 0 });
    expect(camera.scale).toBe(1);
    expect(toScreen(camera, { x: 0, y: 0 })).toEqual({ x: 200, y: 300 });
  });

  test('comes no closer than told', () => {
    expect(fitTo({ x: 0, y: 0, width: 1, height: 1 }, SIZE).scale).toBe(MAX_SCALE);
  });
});

describe('zooming', () => {
  test('leaves the point under the pointer where it is', () => {
    fc.assert(
      fc.property(pixel, fc.double({ min: 0.3, max: 3, noNaN: true }), (around, factor) => {
        const camera = fitTo(BOARD, SIZE);
        const point = toBoard(camera, around);
        const after = toScreen(zoomed(camera, around, factor, 1), point);
        expect(after.x).toBeCloseTo(around.x);
        expect(after.y).toBeCloseTo(around.y);
      }),
    );
  });

  test('stops at both ends', () => {
    const camera = fitTo(BOARD, SIZE);
    expect(zoomed(camera, { x: 0, y: 0 }, 1000, 2).scale).toBe(MAX_SCALE);
    expect(zoomed(camera, { x: 0, y: 0 }, 0.001, 2).scale).toBeCloseTo(1.4);
  });
});

test('a pixel and its point lead to one another', () => {
  fc.assert(
    fc.property(pixel, (at) => {
      const camera = panned(fitTo(BOARD, SIZE), 37, -12);
      const back = toScreen(camera, toBoard(camera, at));
      expect(back.x).toBeCloseTo(at.x);
      expect(back.y).toBeCloseTo(at.y);
    }),
  );
});

test('a board cannot be dragged out of sight', () => {
  const lost = kept(panned(fitTo(BOARD, SIZE), 1e6, -1e6), SIZE, BOARD);
  expect(toBoard(lost, { x: 400, y: 300 })).toEqual({ x: -200, y: 100 });
});

test('bringing moves only what lies outside the margin', () => {
  const camera = fitTo(BOARD, SIZE);
  expect(bringing(camera, { x: 0, y: 0 }, SIZE, 50)).toEqual(camera);
  expect(toScreen(bringing(camera, { x: 400, y: 0 }, SIZE, 50), { x: 400, y: 0 }).x).toBe(750);
});

test('the view box is what the camera shows', () => {
  expect(viewBox(fitTo(BOARD, SIZE), SIZE)).toBe('-200 -150 400 300');
});
