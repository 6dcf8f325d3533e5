import { CORNER_X, CORNER_Y } from './cornerTrace.ts';

const ALL_CORNERS = 0b111111;

/**
 * The set of the 36 lines between the corners of two hexes, A and B, that may still be clear. A wall that blocks one of
 * them often blocks others too, and those need not be traced.
 *
 * Points are steps from the centre of A on axial axes scaled by three, as in `CornerTrace`. Sets of corners are bits.
 * Signs are combined as bits too, because branches on them would be mispredicted.
 */
export class OpenLines {
  readonly #touching: boolean;
  // For each corner of A the corners of B to which the line may be clear.
  readonly #rows = new Uint8Array(6);
  #x = 0;
  #y = 0;

  /** `touching`: a line may touch a wall. */
  constructor(touching: boolean) {
    this.#touching = touching;
  }

  /** Opens all lines between a hex and the one that lies (dq, dr) away from it. */
  reset(dq: number, dr: number): void {
    this.#rows.fill(ALL_CORNERS);
    this.#x = 3 * dq;
    this.#y = 3 * dr;
  }

  /** Removes an open line from corner `i` of A and returns its corner of B, or -1 if none is left. */
  take(i: number): number {
    const row = this.#rows[i]!;
    const j = 31 - Math.clz32(row);
    this.#rows[i] = row & ~(1 << j);
    return j;
  }

  /** Closes the lines that cross (or, where that counts, touch) the wall on a side of the hex (dq, dr) away from A. */
  shade(dq: number, dr: number, direction: number): void {
    const before = direction === 0 ? 5 : direction - 1;
    const ux = 3 * dq + CORNER_X[before]!;
    const uy = 3 * dr + CORNER_Y[before]!;
    const vx = 3 * dq + CORNER_X[direction]!;
    const vy = 3 * dr + CORNER_Y[direction]!;
    const leftOfA = cornersLeft(vx - ux, vy - uy, 0 - ux, 0 - uy);
    const rightOfA = cornersLeft(ux - vx, uy - vy, 0 - ux, 0 - uy);
    const leftOfB = cornersLeft(vx - ux, vy - uy, this.#x - ux, this.#y - uy);
    const rightOfB = cornersLeft(ux - vx, uy - vy, this.#x - ux, this.#y - uy);
    for (let i = 0; i < 6; i++) {
      const beyond = (-((leftOfA >> i) & 1) & rightOfB) | (-((rightOfA >> i) & 1) & leftOfB);
      const row = this.#rows[i]! & beyond;
      if (row === 0) continue;
      const px = CORNER_X[i]!;
      const py = CORNER_Y[i]!;
      const passing = cornersPast(this.#x - px, this.#y - py, ux - px, uy - py, vx - px, vy - py, this.#touching);
      this.#rows[i]! &= passing | ~beyond;
    }
  }
}

/**
 * Returns the corners of the hex with its centre at (x, y) that are on the left of the line from the origin along (wx,
 * wy).
 */
function cornersLeft(wx: number, wy: number, x: number, y: number): number {
  return below(wx * y - wy * x, 0 - wx - 2 * wy, 0 - 2 * wx - wy, wy - wx);
}

/**
 * Returns the corners of the hex with its centre at (x, y) to which the lines from the origin, at any length, miss the
 * wall from (ux, uy) to (vx, vy).
 */
function cornersPast(x: number, y: number, ux: number, uy: number, vx: number, vy: number, touching: boolean): number {
  const u = x * uy - y * ux;
  const u0 = 2 * uy + ux;
  const u1 = uy + 2 * ux;
  const u2 = ux - uy;
  const v = x * vy - y * vx;
  const v0 = 2 * vy + vx;
  const v1 = vy + 2 * vx;
  const v2 = vx - vy;
  const uBelow = below(u, u0, u1, u2);
  const uAbove = below(0 - u, 0 - u0, 0 - u1, 0 - u2);
  const vBelow = below(v, v0, v1, v2);
  const vAbove = below(0 - v, 0 - v0, 0 - v1, 0 - v2);
  return touching ? ~((uBelow & vAbove) | (uAbove & vBelow)) : (uBelow & vBelow) | (uAbove & vAbove);
}

/**
 * Returns the corners of a hex at which a linear function is below zero: its value is `c` at the centre, the first
 * three corners add c0, c1 and c2 to that, and the three opposite ones subtract them.
 */
function below(c: number, c0: number, c1: number, c2: number): number {
  return (
    ((c + c0) >>> 31) |
    (((c + c1) >>> 31) << 1) |
    (((c + c2) >>> 31) << 2) |
    (((c - c0) >>> 31) << 3) |
    (((c - c1) >>> 31) << 4) |
    (((c - c2) >>> 31) << 5)
  );
}
