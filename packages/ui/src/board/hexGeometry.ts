import {
  cornerPixel,
  DIRECTION_INDICES,
  DIRECTIONS,
  type Direction,
  fromPixel,
  hex,
  type Layout,
  type Point,
  qOf,
  rOf,
  rotateDirection,
  sidePixels,
  toPixel,
} from '@tessera/space';

/** The id of a board cell, chosen by the game. */
export type CellId = number | string;

/** A position in axial coordinates. */
export interface Axial {
  readonly q: number;
  readonly r: number;
}

/** A cell of a board: its id and its position. */
export interface BoardCell extends Axial {
  readonly id: CellId;
}

/** A rectangle of the drawing. */
export interface Bounds {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/**
 * Distance from centre to corner in units of the drawing. All boards are drawn at this size; the camera scales them.
 */
export const HEX_SIZE = 20;

const LAYOUT: Layout = { tops: 'pointy', size: HEX_SIZE, x: 0, y: 0 };

/** Returns the centre of a cell. */
export function centreOf({ q, r }: Axial): Point {
  return toPixel(LAYOUT, hex(q, r));
}

/** Returns the six corners of a cell. `scale` below 1 shrinks it around its centre. */
export function cornersOf(cell: Axial, scale = 1): Point[] {
  const middle = centreOf(cell);
  return DIRECTION_INDICES.map((corner) => {
    const { x, y } = cornerPixel(LAYOUT, hex(cell.q, cell.r), corner);
    return { x: middle.x + (x - middle.x) * scale, y: middle.y + (y - middle.y) * scale };
  });
}

/** Returns the position under a point of the drawing, whether or not the board has a cell there. */
export function axialAt(point: Point): Axial {
  const at = fromPixel(LAYOUT, point);
  return { q: qOf(at), r: rOf(at) };
}

/** Returns the outline of each cell, as one SVG path. */
export function hexesPath(cells: Iterable<Axial>, scale = 1): string {
  let path = '';
  for (const cell of cells) path += closedPath(cornersOf(cell, scale));
  return path;
}

/** Returns the borders of a set of cells: one loop per connected piece and one per hole. */
export function outlinesOf(cells: Iterable<Axial>): Point[][] {
  const within = new Map<number, Axial>();
  for (const cell of cells) within.set(hex(cell.q, cell.r), cell);
  const sides = new Map<number, Side>();
  for (const [at, cell] of within) {
    for (const direction of DIRECTION_INDICES) {
      const [dq, dr] = DIRECTIONS[direction];
      if (within.has(hex(cell.q + dq, cell.r + dr))) continue;
      const from = rotateDirection(direction, -1);
      sides.set(cornerKey(cell, from), { to: cornerKey(cell, direction), point: cornerPixel(LAYOUT, at, from) });
    }
  }
  return loops(sides);
}

/** Returns the borders of a set of cells as one SVG path. */
export function outlinePath(cells: Iterable<Axial>): string {
  return outlinesOf(cells).map(closedPath).join('');
}

/** Returns the sides of a set's border that face these directions, as one SVG path, for bevels. */
export function sidesPath(cells: readonly Axial[], facing: readonly Direction[]): string {
  const within = new Set(cells.map(({ q, r }) => hex(q, r)));
  let path = '';
  for (const { q, r } of cells) {
    for (const direction of facing) {
      const [dq, dr] = DIRECTIONS[direction];
      if (within.has(hex(q + dq, r + dr))) continue;
      const [a, b] = sidePixels(LAYOUT, hex(q, r), direction);
      path += `M${short(a.x)} ${short(a.y)}L${short(b.x)} ${short(b.y)}`;
    }
  }
  return path;
}

/** Returns the smallest rectangle around whole cells. */
export function boundsOf(cells: Iterable<Axial>): Bounds {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const cell of cells) {
    for (const { x, y } of cornersOf(cell)) {
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y);
    }
  }
  if (left > right) return { x: 0, y: 0, width: 0, height: 0 };
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** Returns a closed path through points. */
function closedPath(points: readonly Point[]): string {
  return `M${points.map(({ x, y }) => `${short(x)} ${short(y)}`).join('L')}Z`;
}

/** One side of a border, keyed by its first corner. */
interface Side {
  readonly to: number;
  readonly point: Point;
}

/**
 * Chains sides into loops. Three hexes meet at a corner, so a border passes it once and the next side is unambiguous.
 */
function loops(sides: Map<number, Side>): Point[][] {
  const found: Point[][] = [];
  for (const start of sides.keys()) {
    const loop: Point[] = [];
    let side = sides.get(start);
    for (let at = start; side !== undefined; side = sides.get(at)) {
      sides.delete(at);
      loop.push(side.point);
      at = side.to;
    }
    if (loop.length > 0) found.push(loop);
  }
  return found;
}

/** Identifies a corner by the sum of the three hexes that meet there: integers, so neighbours agree exactly. */
function cornerKey({ q, r }: Axial, corner: Direction): number {
  const [q1, r1] = DIRECTIONS[corner];
  const [q2, r2] = DIRECTIONS[rotateDirection(corner, 1)];
  return (3 * q + q1 + q2) * CORNER_ROW + (3 * r + r1 + r2);
}

const CORNER_ROW = 1 << 17;

function short(value: number): number {
  return Math.round(value * 100) / 100;
}
