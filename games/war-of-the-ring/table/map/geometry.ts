import type { Point } from '@tessera/space';
import { loadContent, tables } from '@tessera/war-of-the-ring/facts';
import { hashNoise, wave } from './noise.ts';

// The geometry is computed from the content when the table loads, so it cannot be out of date. It takes about 30 ms.
// Cells of a Voronoi diagram surround the places of regions and backdrop; their borders are then bent. All borders are
// bent by the same field, and an edge is one line for both of its cells. So there are no gaps or overlaps, and no
// border is lost or added.

/** Size of the drawing, as in the content. */
export const MAP = { x: 0, y: 0, width: 1000, height: 700 } as const;
/** Margin around the cells. */
const EDGE = 8;

type Cover = 'region' | 'sea' | 'lake' | 'ice' | 'mountain';

/** Cell of the drawing: a region, or a part of the backdrop. */
interface Cell {
  readonly cover: Cover;
  readonly points: readonly Point[];
}

/** Line between two cells, or between a cell and the outer edge (-1). */
interface Border {
  readonly cells: readonly [number, number];
  readonly points: readonly Point[];
  readonly kind: 'passage' | 'ridge' | 'shore' | 'rim';
}

/** Geometry of the whole map: regions first, by number, then the backdrop. */
export interface Geometry {
  readonly cells: readonly Cell[];
  readonly borders: readonly Border[];
  /** Point with the most room inside each region. */
  readonly middles: readonly Point[];
  /** Distance from that point to the border. */
  readonly rooms: readonly number[];
}

interface Site extends Point {
  readonly cover: Cover;
}

/** Corner of a straight cell, and the cell beyond the side that starts there. */
interface Corner extends Point {
  readonly beyond: number;
}

/** Cuts a convex cell by the bisector between its site and another. */
function cut(corners: readonly Corner[], own: Point, other: Point, beyond: number): Corner[] {
  const [mx, my] = [(own.x + other.x) / 2, (own.y + other.y) / 2];
  const [nx, ny] = [other.x - own.x, other.y - own.y];
  const side = ({ x, y }: Point) => (x - mx) * nx + (y - my) * ny;
  const kept: Corner[] = [];
  corners.forEach((corner, i) => {
    const next = corners[(i + 1) % corners.length]!;
    const [here, there] = [side(corner), side(next)];
    if (here <= 0) kept.push(corner);
    if (here < 0 === there < 0 || here === there) return;
    const share = here / (here - there);
    const x = corner.x + (next.x - corner.x) * share;
    const y = corner.y + (next.y - corner.y) * share;
    // Leaving the half-plane, the new side begins here; entering it, the old side continues.
    kept.push({ x, y, beyond: here <= 0 ? beyond : corner.beyond });
  });
  return kept;
}

function straightCell(sites: readonly Site[], index: number): Corner[] {
  const { x, y, width, height } = MAP;
  let corners: Corner[] = [
    { x: x + EDGE, y: y + EDGE, beyond: -1 },
    { x: x + width - EDGE, y: y + EDGE, beyond: -1 },
    { x: x + width - EDGE, y: y + height - EDGE, beyond: -1 },
    { x: x + EDGE, y: y + height - EDGE, beyond: -1 },
  ];
  const own = sites[index]!;
  sites.forEach((site, other) => {
    if (other !== index) corners = cut(corners, own, site, other);
  });
  return corners;
}

/** Bends a point: long waves and short ones, too flat to fold. */
function bent({ x, y }: Point): Point {
  const dx = 8 * Math.sin(y / 23 + Math.sin(x / 61)) + 3 * Math.sin(y / 8.5 + x / 17);
  const dy = 7 * Math.sin(x / 25 + 1.3 * Math.sin(y / 57)) + 2.6 * Math.sin(x / 9 - y / 15);
  // The outer edge has bays and round corners instead of a straight line.
  const [east, north, south] = [near(MAP.width - x), near(y), near(MAP.height - y)];
  const bay = east * (9 + 9 * Math.sin(y / 41) + 20 * Math.max(north, south));
  const cove = (north - south) * (8 + 8 * Math.sin(x / 37) + 20 * east);
  return { x: x + dx - bay, y: y + dy + cove };
}

/** Returns 1 at an edge of the drawing, falling to 0 inside. */
function near(distance: number): number {
  const share = Math.min(1, Math.max(0, 1 - distance / 150));
  return share * share;
}

/** Deviation of lines between their ends, in units: shores deviate more than borders. */
const STRAY = { passage: 0.075, ridge: 0.05, shore: 0.12, rim: 0.05 } as const;
const MAX_STRAY = { passage: 4.5, ridge: 3, shore: 6, rim: 5 } as const;
/** Length of one segment of a line. */
const PIECE = 2.5;

function crooked(from: Point, to: Point, kind: Border['kind']): Point[] {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy);
  const pieces = Math.max(1, Math.round(length / PIECE));
  const seed = Math.round(from.x * 7 + to.x * 13 + from.y * 17 + to.y * 29);
  const stray = Math.min(MAX_STRAY[kind], length * STRAY[kind]);
  const points: Point[] = [];
  for (let i = 0; i <= pieces; i++) {
    const share = i / pieces;
    const hold = Math.min(1, 4 * share, 4 * (1 - share));
    const off = hold * stray * (wave(seed, (share * length) / 13) + 0.45 * wave(seed + 1, (share * length) / 5));
    points.push(
      bent({
        x: from.x + dx * share - (dy / (length || 1)) * off,
        y: from.y + dy * share + (dx / (length || 1)) * off,
      }),
    );
  }
  return points;
}

const key = ({ x, y }: Point) => `${Math.round(x * 20)},${Math.round(y * 20)}`;

function draw(): Geometry {
  const { content } = loadContent();
  const regions = [...content.region.values()];
  const sites: Site[] = [
    ...regions.map(({ at: [x, y] }): Site => ({ x, y, cover: 'region' })),
    ...[...content.backdrop.values()].map(({ at: [x, y], cover }): Site => ({ x, y, cover })),
  ];
  const straight = sites.map((_, index) => straightCell(sites, index));
  const kindOf = (a: number, b: number): Border['kind'] => {
    if (b < 0) return 'rim';
    const covers = [sites[a]!.cover, sites[b]!.cover];
    if (covers.every((cover) => cover === 'region')) {
      return tables.neighbours[a]!.includes(b) ? 'passage' : 'ridge';
    }
    return covers.includes('mountain') ? 'ridge' : 'shore';
  };
  const lines = new Map<string, Border>();
  /** Returns the line between two corners; both cells get the same line, one of them reversed. */
  const line = (from: Point, to: Point, cell: number, beyond: number): readonly Point[] => {
    const [a, b] = [key(from), key(to)];
    const forwards = a < b;
    const name = forwards ? `${a} ${b}` : `${b} ${a}`;
    let border = lines.get(name);
    if (!border) {
      const kind = kindOf(cell, beyond);
      const points = forwards ? crooked(from, to, kind) : crooked(to, from, kind);
      border = { cells: [Math.min(cell, beyond), Math.max(cell, beyond)], points, kind };
      lines.set(name, border);
    }
    return forwards ? border.points : border.points.toReversed();
  };
  const cells = straight.map((corners, cell): Cell => {
    const points = corners.flatMap((corner, i) => {
      const next = corners[(i + 1) % corners.length]!;
      return line(corner, next, cell, corner.beyond).slice(0, -1);
    });
    return { cover: sites[cell]!.cover, points };
  });
  const borders = [...lines.values()];
  const found = regions.map((_, region) => roomiest(cells[region]!.points, bent(sites[region]!)));
  return { cells, borders, middles: found.map(({ at }) => at), rooms: found.map(({ room }) => room) };
}

/** Returns whether a point lies inside a closed line. */
export function isWithin(points: readonly Point[], { x, y }: Point): boolean {
  let within = false;
  for (let i = 0, j = points.length - 1; i < points.length; j = i++) {
    const [a, b] = [points[i]!, points[j]!];
    if (a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x) within = !within;
  }
  return within;
}

function distanceTo(points: readonly Point[], { x, y }: Point): number {
  let nearest = Number.POSITIVE_INFINITY;
  for (const point of points) nearest = Math.min(nearest, (point.x - x) ** 2 + (point.y - y) ** 2);
  return Math.sqrt(nearest);
}

/** Returns the inner point with the most room, wider rather than higher, as names need. */
function roomiest(points: readonly Point[], start: Point): { at: Point; room: number } {
  const { x, y, width, height } = boxOf(points);
  let best = { at: start, room: distanceTo(points, start) };
  const steps = 11;
  for (let i = 1; i < steps; i++) {
    for (let j = 1; j < steps; j++) {
      const at = { x: x + (width * i) / steps, y: y + (height * j) / steps };
      const room = distanceTo(points, at);
      if (room > best.room && isWithin(points, at)) best = { at, room };
    }
  }
  return best;
}

/** Returns the bounding rectangle of points. */
function boxOf(points: readonly Point[]) {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { x, y } of points) {
    left = Math.min(left, x);
    top = Math.min(top, y);
    right = Math.max(right, x);
    bottom = Math.max(bottom, y);
  }
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** Returns points as an SVG path. */
export function pathOf(points: readonly Point[], closed = true): string {
  const text = points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L');
  return closed ? `M${text}Z` : `M${text}`;
}

export const geometry: Geometry = draw();

/** Bounding box of the land, with some sea around it. */
export const LAND = boxOf(tables.regions.flatMap((_, region) => geometry.cells[region]!.points));
export const REGION_PATHS: readonly string[] = tables.regions.map((_, region) =>
  pathOf(geometry.cells[region]!.points),
);

const BOXES = tables.regions.map((_, region) => boxOf(geometry.cells[region]!.points));

/** Returns the region under a point of the drawing. */
export function regionUnder(point: Point): number | undefined {
  const found = BOXES.findIndex(
    (box, region) =>
      point.x >= box.x &&
      point.x <= box.x + box.width &&
      point.y >= box.y &&
      point.y <= box.y + box.height &&
      isWithin(geometry.cells[region]!.points, point),
  );
  return found < 0 ? undefined : found;
}

/** Returns points spread over a cell at about this distance from each other, none near its border. */
export function scatterPoints(cell: number, gap: number, margin: number): Point[] {
  const { points } = geometry.cells[cell]!;
  const { x, y, width, height } = boxOf(points);
  const found: Point[] = [];
  for (let row = 0; row * gap < height; row++) {
    for (let column = 0; column * gap < width; column++) {
      const at = {
        x: x + (column + (row % 2) / 2 + 0.6 * hashNoise(cell, row, column)) * gap,
        y: y + (row + 0.6 * hashNoise(cell, column, row, 7)) * gap,
      };
      if (isWithin(points, at) && distanceTo(points, at) > margin) found.push(at);
    }
  }
  return found;
}
