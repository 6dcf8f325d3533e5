import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  bringIntoView,
  clampCamera,
  fitTo,
  interpolateCamera,
  isInSight,
  MAX_SCALE,
  panCamera,
  readableCamera,
  revealBounds,
  toBoard,
  toScreen,
  viewBox,
  zoomCamera,
} from './camera.ts';

const BOARD = { x: -200, y: -100, width: 400, height: 200 };
const SIZE = { width: 800, height: 600 };
const pixel = fc.record({
  x: fc.double({ min: 0, max: 800, noNaN: true }),
  y: fc.double({ min: 0, max: 600, noNaN: true }),
});

describe('readableCamera', () => {
  const limits = { least: 2, most: 3 };
  const phone = { width: 360, height: 300 };

  test('shows a small part no larger than the greatest scale', () => {
    const part = { bounds: { x: -10, y: -10, width: 20, height: 20 }, anchor: { x: 0, y: 0 }, limits };
    expect(readableCamera(part, phone, BOARD)).toMatchObject({ scale: 3, x: -60, y: -50 });
  });

  test('keeps the anchor in sight at the smallest scale when the part does not fit', () => {
    const part = { bounds: BOARD, anchor: { x: 150, y: 50 }, limits };
    const camera = readableCamera(part, phone, BOARD);
    expect(camera.scale).toBe(2);
    const { x, y } = toScreen(camera, part.anchor);
    expect(x).toBeGreaterThan(60);
    expect(x).toBeLessThan(300);
    expect(y).toBeGreaterThan(60);
    expect(y).toBeLessThan(250);
  });

  test('shows little beyond the edge of a board that fills the screen', () => {
    const corner = { bounds: { x: 190, y: 90, width: 10, height: 10 }, anchor: { x: 195, y: 95 }, limits };
    const camera = readableCamera(corner, phone, BOARD);
    expect(camera.x + phone.width / camera.scale).toBeLessThanOrEqual(200 + 24);
  });
});

describe('fitTo', () => {
  test('centres the whole board', () => {
    const camera = fitTo(BOARD, SIZE);
    expect(camera.scale).toBe(2);
    expect(toScreen(camera, { x: 0, y: 0 })).toEqual({ x: 400, y: 300 });
  });

  test('keeps the insets free', () => {
    const camera = fitTo(BOARD, SIZE, { top: 0, right: 400, bottom: 0, left: 0 });
    expect(camera.scale).toBe(1);
    expect(toScreen(camera, { x: 0, y: 0 })).toEqual({ x: 200, y: 300 });
  });

  test('zooms no closer than the given limit', () => {
    expect(fitTo({ x: 0, y: 0, width: 1, height: 1 }, SIZE).scale).toBe(MAX_SCALE);
  });
});

describe('zoomed', () => {
  test('keeps the point under the pointer in place', () => {
    fc.assert(
      fc.property(pixel, fc.double({ min: 0.3, max: 3, noNaN: true }), (around, factor) => {
        const camera = fitTo(BOARD, SIZE);
        const point = toBoard(camera, around);
        const after = toScreen(zoomCamera(camera, around, factor, 1), point);
        expect(after.x).toBeCloseTo(around.x);
        expect(after.y).toBeCloseTo(around.y);
      }),
    );
  });

  test('stops at both limits', () => {
    const camera = fitTo(BOARD, SIZE);
    expect(zoomCamera(camera, { x: 0, y: 0 }, 1000, 2).scale).toBe(MAX_SCALE);
    expect(zoomCamera(camera, { x: 0, y: 0 }, 0.001, 2).scale).toBeCloseTo(1.4);
  });
});

test('toBoard and toScreen are inverse', () => {
  fc.assert(
    fc.property(pixel, (at) => {
      const camera = panCamera(fitTo(BOARD, SIZE), 37, -12);
      const back = toScreen(camera, toBoard(camera, at));
      expect(back.x).toBeCloseTo(at.x);
      expect(back.y).toBeCloseTo(at.y);
    }),
  );
});

test('a board cannot be dragged out of sight', () => {
  const lost = clampCamera(panCamera(fitTo(BOARD, SIZE), 1e6, -1e6), SIZE, BOARD);
  expect(toBoard(lost, { x: 400, y: 300 })).toEqual({ x: -200, y: 100 });
});

test('bringing moves only if the point is outside the margin', () => {
  const camera = fitTo(BOARD, SIZE);
  expect(bringIntoView(camera, { x: 0, y: 0 }, SIZE, 50)).toEqual(camera);
  expect(toScreen(bringIntoView(camera, { x: 400, y: 0 }, SIZE, 50), { x: 400, y: 0 }).x).toBe(750);
});

test('viewBox is the visible part of the camera', () => {
  expect(viewBox(fitTo(BOARD, SIZE), SIZE)).toBe('-200 -150 400 300');
});

describe('revealing', () => {
  const near = { x: -50, y: -50, scale: 4 };
  const far = { x: 120, y: 60, width: 60, height: 30 };

  test('moves as little as needed, and not at all if the rectangle is in sight', () => {
    expect(isInSight(near, { x: 0, y: 0, width: 20, height: 20 }, SIZE)).toBe(true);
    expect(revealBounds(near, { x: 0, y: 0, width: 20, height: 20 }, SIZE)).toEqual(near);
    expect(isInSight(near, far, SIZE)).toBe(false);
    const there = revealBounds(near, far, SIZE);
    expect(there.scale).toBe(4);
    expect(isInSight(there, far, SIZE)).toBe(true);
    expect(toScreen(there, { x: 180, y: 0 }).x).toBeCloseTo(SIZE.width);
  });

  test('zooms out if the rectangle would not fit, and never leaves it behind a covered edge', () => {
    const covered = { top: 0, right: 0, bottom: 300, left: 0 };
    const there = revealBounds(near, { x: -150, y: -60, width: 300, height: 120 }, SIZE, covered);
    expect(there.scale).toBeLessThan(4);
    expect(isInSight(there, { x: -150, y: -60, width: 300, height: 120 }, SIZE, covered)).toBe(true);
  });

  test('mixed ends at the target camera', () => {
    expect(interpolateCamera(near, { x: 1, y: 2, scale: 3 }, 1)).toEqual({ x: 1, y: 2, scale: 3 });
    expect(interpolateCamera(near, { x: 50, y: 50, scale: 2 }, 0.5)).toEqual({ x: 0, y: 0, scale: 3 });
  });
});
