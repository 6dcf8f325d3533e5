import { SpaceError } from './errors.ts';

/**
 * A hex: its axial coordinates (q, r) packed into one small integer, `q * 2^15 + r`. The origin is 0, and adding two
 * packed hexes adds their coordinates. It is a plain number so that it lives in JSON states and typed arrays as it is.
 * It is not a cell number: those belong to a `Board`.
 */
export type Hex = number;

/** One of the six exits of a hex, an index into `DIRECTIONS`. */
export type Direction = 0 | 1 | 2 | 3 | 4 | 5;

/** Coordinates range from -HEX_BOUND to HEX_BOUND; the difference of two hexes still fits in the packing. */
export const HEX_BOUND = 8191;

const BITS = 15;
const SIGN_SHIFT = 32 - BITS;

/** The six steps (q, r) in fixed order; with pointy tops: E, NE, NW, W, SW, SE. Opposites are three apart. */
export const DIRECTIONS = [
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, 0],
  [-1, 1],
  [0, 1],
] as const;

/** The six directions, to loop over. */
export const DIRECTION_INDICES: readonly Direction[] = [0, 1, 2, 3, 4, 5];

/** Packs axial coordinates; throws for fractions and beyond HEX_BOUND. */
export function hex(q: number, r: number): Hex {
  if (!isCoordinate(q) || !isCoordinate(r)) {
    throw new SpaceError('hex-out-of-bounds', `(${q}, ${r})`, `Hex coordinates are integers within ±${HEX_BOUND}`);
  }
  return pack(q, r);
}

/** Packs coordinates already known to be within bounds, or the difference of two such hexes. */
export function pack(q: number, r: number): Hex {
  return (q << BITS) + r;
}

/** Whether an external value (from a save or the wire) is a packed hex within bounds. */
export function isHex(value: unknown): value is Hex {
  if (typeof value !== 'number' || (value | 0) !== value) return false;
  return isCoordinate(qOf(value)) && isCoordinate(rOf(value));
}

/** Returns the q coordinate. */
export function qOf(hex: Hex): number {
  return (hex - rOf(hex)) >> BITS;
}

/** Returns the r coordinate. */
export function rOf(hex: Hex): number {
  return (hex << SIGN_SHIFT) >> SIGN_SHIFT;
}

/** Formats a hex as "(q, r)", for messages. */
export function hexText(hex: Hex): string {
  return `(${qOf(hex)}, ${rOf(hex)})`;
}

/** Returns the sum of two hexes as vectors. */
export function add(a: Hex, b: Hex): Hex {
  return hex(qOf(a) + qOf(b), rOf(a) + rOf(b));
}

/** Returns the step that leads from `b` to `a`. */
export function subtract(a: Hex, b: Hex): Hex {
  return hex(qOf(a) - qOf(b), rOf(a) - rOf(b));
}

/** Returns the hex `steps` away in a straight line. */
export function neighbour(from: Hex, direction: Direction, steps = 1): Hex {
  const [dq, dr] = DIRECTIONS[direction];
  return hex(qOf(from) + dq * steps, rOf(from) + dr * steps);
}

/** Returns the six adjacent hexes, in the order of `DIRECTIONS`. */
export function neighbours(of: Hex): Hex[] {
  return DIRECTION_INDICES.map((direction) => neighbour(of, direction));
}

/** Returns the number of steps between two hexes on open ground. */
export function distance(a: Hex, b: Hex): number {
  const step = a - b;
  return axialLength(qOf(step), rOf(step));
}

/** Returns the number of steps from the origin to (q, r). */
export function axialLength(q: number, r: number): number {
  return (Math.abs(q) + Math.abs(r) + Math.abs(q + r)) >> 1;
}

/** Rotates a hex about the origin by 60 degrees `times`, in the order of `DIRECTIONS`: direction 0 becomes 1. */
export function rotate(of: Hex, times: number): Hex {
  let q = qOf(of);
  let r = rOf(of);
  for (let turn = rotateDirection(0, times); turn > 0; turn--) {
    const oldQ = q;
    q = oldQ + r;
    r = -oldQ;
  }
  return hex(q, r);
}

/** Mirrors a hex on the line through the origin along direction 0: direction d becomes -d. */
export function reflect(of: Hex): Hex {
  const r = rOf(of);
  return hex(qOf(of) + r, -r);
}

/** Returns the direction `times` sixths of a turn further; negative turns back. */
export function rotateDirection(direction: Direction, times: number): Direction {
  return toDirection((((direction + times) % 6) + 6) % 6);
}

/** Returns the opposite direction. */
export function opposite(direction: Direction): Direction {
  return rotateDirection(direction, 3);
}

/** Returns the direction from a hex to an adjacent one, or undefined if they are not adjacent. */
export function directionBetween(from: Hex, to: Hex): Direction | undefined {
  const step = to - from;
  return DIRECTION_INDICES.find((direction) => neighbour(0, direction) === step);
}

/** Validates that an external number is a direction. */
export function toDirection(value: number): Direction {
  const direction = DIRECTION_INDICES[value];
  if (direction === undefined) throw new SpaceError('bad-direction', String(value), 'A direction is 0 to 5');
  return direction;
}

function isCoordinate(value: number): boolean {
  return Number.isInteger(value) && value >= -HEX_BOUND && value <= HEX_BOUND;
}
