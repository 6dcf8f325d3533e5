import type { Point } from '@tessera/space';
import type { Size } from './camera.ts';

/** A marker at the edge of a frame, for one or several points that are out of sight. */
export interface EdgePlace {
  readonly x: number;
  readonly y: number;
  /** Direction from the centre of the frame, in degrees clockwise from the right. */
  readonly angle: number;
  /** Indexes of the points, nearest first. */
  readonly points: readonly number[];
}

/** Diameter of a marker with its distance to the next. */
export const MARKER = 44;

/** Pixels beyond the edge up to which a piece at a point can still be recognized. */
const RECOGNIZED = 12;

/** Returns the markers of the points outside a frame. Points whose markers would overlap share one. */
export function edgePlaces(points: readonly Point[], size: Size): readonly EdgePlace[] {
  const middle = { x: size.width / 2, y: size.height / 2 };
  const room = { x: Math.max(1, middle.x - MARKER / 2), y: Math.max(1, middle.y - MARKER / 2) };
  const outside = points
    .map((point, index) => ({ index, dx: point.x - middle.x, dy: point.y - middle.y }))
    .filter(({ dx, dy }) => Math.abs(dx) > middle.x + RECOGNIZED || Math.abs(dy) > middle.y + RECOGNIZED)
    .toSorted((a, b) => Math.hypot(a.dx, a.dy) - Math.hypot(b.dx, b.dy));
  const places: EdgePlace[] = [];
  for (const { index, dx, dy } of outside) {
    const share = 1 / Math.max(Math.abs(dx) / room.x, Math.abs(dy) / room.y);
    const at = { x: middle.x + dx * share, y: middle.y + dy * share };
    const near = places.findIndex(({ x, y }) => Math.hypot(x - at.x, y - at.y) < MARKER);
    const before = places[near];
    if (before) places[near] = { ...before, points: [...before.points, index] };
    else places.push({ ...at, angle: (Math.atan2(dy, dx) * 180) / Math.PI, points: [index] });
  }
  return places;
}
