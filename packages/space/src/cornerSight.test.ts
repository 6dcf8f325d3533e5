import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Board } from './board.ts';
import { CornerSight, type CornerSightRule } from './cornerSight.ts';
import { DIRECTION_INDICES, DIRECTIONS, type Direction, hex, qOf, rOf, rotateDirection } from './hex.ts';
import { blast, ray } from './shapes.ts';
import { Walls } from './walls.ts';

const RULES: readonly CornerSightRule[] = [
  { touch: 'blocks', ends: 'own-side' },
  { touch: 'blocks', ends: 'bare' },
  { touch: 'allowed', ends: 'own-side' },
  { touch: 'allowed', ends: 'bare' },
];

const board = new Board(blast(0, 4));

function wallsFrom(sides: readonly (readonly [number, Direction])[], on: Board = board): Walls {
  const walls = new Walls(on);
  for (const [cell, direction] of sides) walls.raise(cell, direction);
  return walls;
}

const cell = fc.nat({ max: board.size - 1 });
const side = fc.tuple(cell, fc.constantFrom(...DIRECTION_INDICES));
const someWalls = fc.array(side, { maxLength: 90, size: 'max' });

/** A straight row of hexes with walls on the rim, cell n at (n, 0). */
function passage(length: number): Walls {
  const walls = new Walls(new Board([0, ...ray(0, 0, length - 1)]));
  walls.raiseRim();
  return walls;
}

/** Walls across the whole board between the rows r = 0 and r = 1. */
function wallAcross(): Walls {
  const walls = new Walls(board);
  for (const at of board.hexes) {
    if (rOf(at) !== 0) continue;
    walls.raise(board.cellOf(at), 4);
    walls.raise(board.cellOf(at), 5);
  }
  return walls;
}

describe('CornerSight rules', () => {
  const north = board.cellOf(hex(0, 0));
  const south = board.cellOf(hex(0, 1));

  test('a straight passage one hex wide has sight from end to end, although all its corners lie on walls', () => {
    const walls = passage(12);
    for (const rule of RULES) expect(new CornerSight(walls, rule).sees(0, 11)).toBe(true);
  });

  test('a closed door in the passage blocks sight, an open one does not', () => {
    const walls = passage(6);
    walls.raiseBetween(2, 3);
    const sight = new CornerSight(walls);
    expect([sight.sees(0, 2), sight.sees(2, 3), sight.sees(0, 5)]).toEqual([true, false, false]);
    walls.lowerBetween(2, 3);
    expect([sight.sees(2, 3), sight.sees(0, 5)]).toEqual([true, true]);
  });

  test('a wall blocks sight even from the hex beside it, unless ends are bare', () => {
    for (const rule of RULES) {
      const sight = new CornerSight(wallAcross(), rule);
      expect({ rule, seen: sight.sees(north, south) }).toEqual({ rule, seen: rule.ends === 'bare' });
      expect(sight.sees(board.cellOf(hex(0, -2)), board.cellOf(hex(-1, 3)))).toBe(false);
    }
  });

  test('behind a hex of solid rock there is sight only for a line that may touch its corner', () => {
    const walls = new Walls(board);
    walls.enclose(board.cellOf(hex(1, 0)));
    const [west, east] = [board.cellOf(hex(0, 0)), board.cellOf(hex(2, 0))];
    expect(new CornerSight(walls, { touch: 'blocks', ends: 'own-side' }).sees(west, east)).toBe(false);
    expect(new CornerSight(walls, { touch: 'allowed', ends: 'own-side' }).sees(west, east)).toBe(true);
    expect(new CornerSight(walls, { touch: 'blocks', ends: 'bare' }).sees(west, east)).toBe(true);
  });

  test('one wall does not separate two hexes that see each other around its ends', () => {
    const walls = new Walls(board);
    walls.raiseBetween(north, south);
    expect(new CornerSight(walls).sees(north, south)).toBe(true);
  });

  test('line returns a clear line, and undefined without sight', () => {
    const sight = new CornerSight(wallAcross());
    const far = board.cellOf(hex(3, -2));
    const line = sight.line(north, far);
    expect(sight.lines(north, far)).toHaveLength(36);
    expect(sight.lines(north, far)).toContainEqual(line);
    expect(line?.blockedBy).toBeUndefined();
    expect(sight.line(north, south)).toBeUndefined();
  });

  test('a gap in the board does not block sight', () => {
    const gap = new Board([hex(0, 0), hex(5, 1)]);
    const walls = new Walls(gap);
    expect(new CornerSight(walls).sees(0, 1)).toBe(true);
    walls.raiseRim();
    expect(new CornerSight(walls).sees(0, 1)).toBe(false);
  });

  test('every cell sees itself, and a cell off the board is an error', () => {
    const walls = new Walls(board);
    walls.enclose(north);
    expect(new CornerSight(walls).sees(north, north)).toBe(true);
    const sight = new CornerSight(walls);
    sight.sees(1, 0);
    expect(() => sight.sees(0, board.size)).toThrow('not-on-board');
    expect(() => sight.sees(1, -1)).toThrow('not-on-board');
  });
});

describe('CornerSight lines', () => {
  test('agree, line by line and under every rule, with a brute-force search that applies the rule literally', () => {
    fc.assert(
      fc.property(someWalls, cell, cell, fc.nat(35), (sides, a, b, pair) => {
        fc.pre(a !== b);
        const walls = wallsFrom(sides);
        for (const rule of RULES) {
          const line = new CornerSight(walls, rule).lines(a, b)[pair]!;
          const clear = slowlyClear(walls, a, line.fromCorner, b, line.toCorner, rule);
          expect({ rule, clear: line.blockedBy === undefined }).toEqual({ rule, clear });
        }
      }),
      { numRuns: 1500 },
    );
  });

  test('give sight exactly when one of the 36 lines is clear', () => {
    fc.assert(
      fc.property(someWalls, cell, cell, (sides, a, b) => {
        fc.pre(a !== b);
        for (const rule of RULES) {
          const sight = new CornerSight(wallsFrom(sides), rule);
          expect(sight.sees(a, b)).toBe(sight.lines(a, b).some((line) => line.blockedBy === undefined));
        }
      }),
      { numRuns: 1000 },
    );
  });

  test('are symmetric', () => {
    fc.assert(
      fc.property(someWalls, cell, cell, (sides, a, b) => {
        for (const rule of RULES) {
          const sight = new CornerSight(wallsFrom(sides), rule);
          const there = sight.lines(a, b).map((line) => line.blockedBy === undefined);
          const back = sight.lines(b, a).map((line) => line.blockedBy === undefined);
          for (let i = 0; i < 6; i++) {
            for (let j = 0; j < 6; j++) expect(there[i * 6 + j]).toBe(back[j * 6 + i]);
          }
          expect(sight.sees(a, b)).toBe(sight.sees(b, a));
        }
      }),
    );
  });

  test('name for each blocked line an existing wall', () => {
    fc.assert(
      fc.property(someWalls, cell, cell, (sides, a, b) => {
        const walls = wallsFrom(sides);
        for (const rule of RULES) {
          for (const { blockedBy } of new CornerSight(walls, rule).lines(a, b)) {
            if (blockedBy === undefined) continue;
            const slot = board.frame.slotOf(blockedBy.hex);
            expect((walls.sides[slot]! >> blockedBy.direction) & 1).toBe(1);
          }
        }
      }),
    );
  });
});

/** A point or step on axial axes, scaled so that all points of interest are integers. */
type Vector = readonly [number, number];

// Nudges of one unit are small against everything else: no corner off a line is nearer to it than 30 units.
const SCALE = 2000;
const CORNER_STEPS: readonly Vector[] = DIRECTION_INDICES.map((corner) => {
  const [q1, r1] = DIRECTIONS[corner];
  const [q2, r2] = DIRECTIONS[rotateDirection(corner, 1)];
  return [q1 + q2, r1 + r2];
});
const NUDGES: readonly Vector[] = [...CORNER_STEPS, ...DIRECTIONS];

/**
 * The rules by brute force. With touching blocked, the line is tested against every wall. With touching allowed, a bent
 * line must exist that stays within a nudge of the straight one and touches no wall.
 */
function slowlyClear(walls: Walls, a: number, i: Direction, b: number, j: Direction, rule: CornerSightRule): boolean {
  const segments = wallSegments(walls);
  const from = cornerPoint(board.hexOf(a), i);
  const to = cornerPoint(board.hexOf(b), j);
  const open = (p: Vector, q: Vector) => !segments.some(([u, v]) => touch(p, q, u, v));
  const home = minus([0, 0], CORNER_STEPS[i]!);
  const away = minus([0, 0], CORNER_STEPS[j]!);
  if (rule.touch === 'allowed') {
    const starts = rule.ends === 'bare' ? NUDGES : [home];
    const ends = rule.ends === 'bare' ? NUDGES : [away];
    return bentLineExists(cornersOn(from, to), starts, ends, open);
  }
  if (segments.some(([u, v]) => touchBetweenEnds(from, to, u, v))) return false;
  if (rule.ends === 'bare') return true;
  if (same(from, to)) return bentLineExists([from], [home], [away], open);
  const line = minus(to, from);
  const hair: Vector = [line[0] / SCALE, line[1] / SCALE];
  const back: Vector = minus([0, 0], hair);
  return bentLineExists([from], [home], [hair], open) && bentLineExists([to], [away], [back], open);
}

/** Whether steps from nudge to nudge around each corner, and on to the next corner, lead from a start to an end. */
function bentLineExists(
  corners: readonly Vector[],
  starts: readonly Vector[],
  ends: readonly Vector[],
  open: (p: Vector, q: Vector) => boolean,
): boolean {
  let reached: Vector[] = starts.map((nudge) => plus(corners[0]!, nudge));
  corners.forEach((corner, at) => {
    const around = [...NUDGES, ...(at === corners.length - 1 ? ends : [])].map((nudge) => plus(corner, nudge));
    reached = around.filter((point) => reached.some((from) => same(from, point) || open(from, point)));
    for (let grown = true; grown; ) {
      const more = around.filter((point) => !reached.includes(point) && reached.some((from) => open(from, point)));
      reached.push(...more);
      grown = more.length > 0;
    }
  });
  const last = corners.at(-1)!;
  return ends.some((nudge) => reached.some((point) => same(point, plus(last, nudge))));
}

function wallSegments(walls: Walls): [Vector, Vector][] {
  const segments: [Vector, Vector][] = [];
  for (let at = 0; at < walls.board.size; at++) {
    for (const direction of DIRECTION_INDICES) {
      if (!walls.has(at, direction)) continue;
      const hexagon = walls.board.hexOf(at);
      segments.push([cornerPoint(hexagon, rotateDirection(direction, -1)), cornerPoint(hexagon, direction)]);
    }
  }
  return segments;
}

function cornerPoint(of: number, corner: Direction): Vector {
  const [x, y] = CORNER_STEPS[corner]!;
  return [(3 * qOf(of) + x) * SCALE, (3 * rOf(of) + y) * SCALE];
}

/** Returns the corners of hexes on the line, both ends included, in order. */
function cornersOn(from: Vector, to: Vector): Vector[] {
  const [x, y] = minus(to, from);
  const parts = gcd(Math.abs(x), Math.abs(y)) / SCALE;
  const points: Vector[] = [from];
  for (let part = 1; part <= parts; part++) {
    const point: Vector = [from[0] + (x / parts) * part, from[1] + (y / parts) * part];
    const [u, v] = [point[0] / SCALE, point[1] / SCALE];
    if ((u - v) % 3 === 0 && u % 3 !== 0) points.push(point);
  }
  return points;
}

function touch(p: Vector, q: Vector, u: Vector, v: Vector): boolean {
  const pq = minus(q, p);
  const uv = minus(v, u);
  const sideU = Math.sign(cross(pq, minus(u, p)));
  const sideV = Math.sign(cross(pq, minus(v, p)));
  const sideP = Math.sign(cross(uv, minus(p, u)));
  const sideQ = Math.sign(cross(uv, minus(q, u)));
  if (sideU === 0 && sideV === 0) return within(u, p, q) || within(v, p, q) || within(p, u, v) || within(q, u, v);
  return sideU * sideV <= 0 && sideP * sideQ <= 0;
}

function touchBetweenEnds(p: Vector, q: Vector, u: Vector, v: Vector): boolean {
  if (same(p, q) || !touch(p, q, u, v)) return false;
  const collinear = cross(minus(q, p), minus(u, p)) === 0 && cross(minus(q, p), minus(v, p)) === 0;
  if (!collinear) return !onSegment(p, u, v) && !onSegment(q, u, v);
  const strictlyInside = (point: Vector) => within(point, p, q) && !same(point, p) && !same(point, q);
  return strictlyInside(u) || strictlyInside(v) || (within(p, u, v) && within(q, u, v));
}

const onSegment = (p: Vector, u: Vector, v: Vector) => cross(minus(v, u), minus(p, u)) === 0 && within(p, u, v);
const within = (p: Vector, u: Vector, v: Vector) => dot(minus(u, p), minus(v, p)) <= 0;
const plus = (p: Vector, q: Vector): Vector => [p[0] + q[0], p[1] + q[1]];
const minus = (p: Vector, q: Vector): Vector => [p[0] - q[0], p[1] - q[1]];
const same = (p: Vector, q: Vector) => p[0] === q[0] && p[1] === q[1];
const cross = (p: Vector, q: Vector) => p[0] * q[1] - p[1] * q[0];
const dot = (p: Vector, q: Vector) => p[0] * q[0] + p[1] * q[1];
const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));
