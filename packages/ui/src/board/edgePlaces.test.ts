import fc from 'fast-check';
import { expect, test } from 'vitest';
import { edgePlaces, MARKER } from './edgePlaces.ts';

const SIZE = { width: 360, height: 260 };

test('edgePlaces marks no point inside the frame', () => {
  expect(
    edgePlaces(
      [
        { x: -10, y: 10 },
        { x: 359, y: 269 },
      ],
      SIZE,
    ),
  ).toEqual([]);
});

test('edgePlaces puts the marker of a point on the line from the centre to it', () => {
  expect(edgePlaces([{ x: 900, y: 130 }], SIZE)).toEqual([{ x: 360 - MARKER / 2, y: 130, angle: 0, points: [0] }]);
});

test('edgePlaces joins points whose markers would overlap, the nearest first', () => {
  const [place, ...others] = edgePlaces(
    [
      { x: 900, y: 135 },
      { x: 500, y: 130 },
    ],
    SIZE,
  );
  expect(place?.points).toEqual([1, 0]);
  expect(others).toEqual([]);
});

test('edgePlaces keeps every marker inside the frame, and every outside point has one', () => {
  const coordinate = fc.integer({ min: -2000, max: 2000 });
  fc.assert(
    fc.property(fc.array(fc.record({ x: coordinate, y: coordinate }), { maxLength: 12 }), (points) => {
      const places = edgePlaces(points, SIZE);
      for (const { x, y } of places) {
        expect(x).toBeGreaterThanOrEqual(MARKER / 2 - 0.001);
        expect(x).toBeLessThanOrEqual(SIZE.width - MARKER / 2 + 0.001);
        expect(y).toBeGreaterThanOrEqual(MARKER / 2 - 0.001);
        expect(y).toBeLessThanOrEqual(SIZE.height - MARKER / 2 + 0.001);
      }
      const outside = points.filter(({ x, y }) => x < -12 || x > SIZE.width + 12 || y < -12 || y > SIZE.height + 12);
      expect(places.flatMap((place) => place.points)).toHaveLength(outside.length);
    }),
  );
});
