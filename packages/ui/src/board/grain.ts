import type { Axial } from './hexGeometry.ts';

/** Number of floor shades. */
export const FLOOR_SHADES = 5;

/** Returns the shade of one floor cell: the same for the same seed on every device. */
export function shadeOf({ q, r }: Axial, seed: number): number {
  return noise(q, r, seed) % FLOOR_SHADES;
}

/** Returns the scratches and specks of a cell as an SVG path: short strokes around its centre. */
export function scratchesOf({ q, r }: Axial, middle: { readonly x: number; readonly y: number }, seed: number): string {
  let path = '';
  for (let stroke = 0; stroke < SCRATCHES; stroke++) {
    const value = noise(q, r, seed + 101 * (stroke + 1));
    const x = middle.x + part(value, 0) * 22 - 11;
    const y = middle.y + part(value, 8) * 22 - 11;
    const length = 1 + part(value, 16) * 4;
    path += `M${tenth(x)} ${tenth(y)}l${tenth(length)} ${tenth((part(value, 20) - 0.5) * 2)}`;
  }
  return path;
}

const SCRATCHES = 4;

/** Returns eight bits of a number as a fraction. */
function part(value: number, shift: number): number {
  return ((value >>> shift) & 0xff) / 255;
}

/** Returns an evenly distributed integer for a position: three rounds of multiply and fold. */
function noise(q: number, r: number, seed: number): number {
  let mixed = Math.imul(q, 0x27d4eb2f) ^ Math.imul(r, 0x165667b1) ^ Math.imul(seed, 0x9e3779b1);
  for (let round = 0; round < 3; round++) {
    mixed ^= mixed >>> 15;
    mixed = Math.imul(mixed, 0x2c1b3c6d);
  }
  return (mixed ^ (mixed >>> 16)) >>> 0;
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}
