import { axialLength, type Hex, pack, qOf, rOf } from './hex.ts';

/**
 * To which side a line leans where it runs exactly between hexes. 1 leans by an infinitesimal step of (1, 2, -3) in
 * cube coordinates (q, r, s), -1 by its opposite: unequal parts, so that no tie is left, and a line traced backwards
 * visits the same hexes.
 */
export type Lean = 1 | -1;

/**
 * Returns the hexes of the straight line from `a` to `b`, both included: distance + 1 of them, each adjacent to the one
 * before.
 */
export function line(a: Hex, b: Hex, lean: Lean = 1): Hex[] {
  const step = b - a;
  const dq = qOf(step);
  const dr = rOf(step);
  const length = axialLength(dq, dr);
  const hexes: Hex[] = [a];
  for (let i = 1; i < length; i++) hexes.push(a + linePoint(dq, dr, length, i, lean));
  if (length > 0) hexes.push(b);
  return hexes;
}

// The smallest difference that can decide a rounding is half of this, more than the lean adds to any comparison.
const GRAIN = 16;

/**
 * Returns the i-th of the `length` steps along (dq, dr), as a packed step from the line's start. Exact: the sample
 * point is a numerator over `length * GRAIN`, the lean the smallest part of the numerator.
 */
export function linePoint(dq: number, dr: number, length: number, i: number, lean: Lean): Hex {
  const whole = length * GRAIN;
  const q = dq * i * GRAIN + lean;
  const r = dr * i * GRAIN + 2 * lean;
  const s = -q - r;
  let nearQ = Math.round(q / whole);
  let nearR = Math.round(r / whole);
  const nearS = Math.round(s / whole);
  const errorQ = Math.abs(q - nearQ * whole);
  const errorR = Math.abs(r - nearR * whole);
  const errorS = Math.abs(s - nearS * whole);
  if (errorQ > errorR && errorQ > errorS) nearQ = -nearR - nearS;
  else if (errorR > errorS) nearR = -nearQ - nearS;
  return pack(nearQ, nearR);
}
