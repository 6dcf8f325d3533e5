import { DIRECTIONS, type Direction, type Hex, hex, qOf, rOf, rotateDirection } from './hex.ts';

/** The orientation of hexes in a drawing: standing on a corner or on a side. */
export type Tops = 'pointy' | 'flat';

/**
 * How a board is drawn: `size` is the distance from a hex's centre to its corners, (x, y) the position of hex (0, 0).
 */
export interface Layout {
  readonly tops: Tops;
  readonly size: number;
  readonly x: number;
  readonly y: number;
}

/** A point in a drawing; y grows downwards. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

const ROOT_3 = Math.sqrt(3);

/** Returns the centre of a hex. */
export function toPixel(layout: Layout, of: Hex): Point {
  return axialPoint(layout, qOf(of), rOf(of));
}

/** Returns the hex under a point; a point on a border belongs to one of its hexes. */
export function fromPixel(layout: Layout, point: Point): Hex {
  const x = (point.x - layout.x) / layout.size;
  const y = (point.y - layout.y) / layout.size;
  if (layout.tops === 'pointy') return nearestHex((ROOT_3 * x - y) / 3, (2 * y) / 3);
  return nearestHex((2 * x) / 3, (ROOT_3 * y - x) / 3);
}

/** Returns corner `corner` of a hex: the one between its neighbours in directions `corner` and `corner + 1`. */
export function cornerPixel(layout: Layout, of: Hex, corner: Direction): Point {
  // A corner is where three hexes meet, so it is the mean of their centres.
  const [q1, r1] = DIRECTIONS[corner];
  const [q2, r2] = DIRECTIONS[rotateDirection(corner, 1)];
  return axialPoint(layout, qOf(of) + (q1 + q2) / 3, rOf(of) + (r1 + r2) / 3);
}

/** Returns the two ends of the side of a hex that faces `direction`, for drawing walls and doors. */
export function sidePixels(layout: Layout, of: Hex, direction: Direction): [Point, Point] {
  return [cornerPixel(layout, of, rotateDirection(direction, -1)), cornerPixel(layout, of, direction)];
}

function axialPoint(layout: Layout, q: number, r: number): Point {
  const { tops, size } = layout;
  if (tops === 'pointy') return { x: layout.x + size * ROOT_3 * (q + r / 2), y: layout.y + size * 1.5 * r };
  return { x: layout.x + size * 1.5 * q, y: layout.y + size * ROOT_3 * (r + q / 2) };
}

function nearestHex(q: number, r: number): Hex {
  const s = -q - r;
  const nearQ = Math.round(q);
  const nearR = Math.round(r);
  const nearS = Math.round(s);
  const errorQ = Math.abs(q - nearQ);
  const errorR = Math.abs(r - nearR);
  const errorS = Math.abs(s - nearS);
  if (errorQ > errorR && errorQ > errorS) return hex(-nearR - nearS, nearR);
  if (errorR > errorS) return hex(nearQ, -nearQ - nearS);
  return hex(nearQ, nearR);
}
