import type { MapShape, Place } from '@tessera/heist-city';

/** Symmetries of a map. */
const MIRRORS = ['none', 'turn', 'across', 'beside'] as const;
export type Mirror = (typeof MIRRORS)[number];

/**
 * Returns the mirrors that map a shape to itself and keep neighbours. A sheet with shifted odd rows has one: half a
 * turn with as many even as odd rows, otherwise up and down.
 */
export function mirrorsOf(shape: MapShape): readonly Mirror[] {
  if (shape.kind === 'hexagon') return MIRRORS;
  return ['none', shape.rows % 2 === 0 ? 'turn' : 'across'];
}

/** Returns the image of a hex. `turn` is half a turn, `across` swaps above and below, `beside` left and right. */
export function mirrorHex(shape: MapShape, mirror: Mirror, [q, r]: Place): Place {
  if (mirror === 'none') return [q, r];
  if (shape.kind === 'hexagon') return plus(aroundTheMiddle(mirror, q, r));
  const shift = (row: number) => (row - (row & 1)) / 2;
  const column = q + shift(r);
  const row = shape.rows - 1 - r;
  return [(mirror === 'turn' ? shape.columns - 1 - column : column) - shift(row), row];
}

function aroundTheMiddle(mirror: Exclude<Mirror, 'none'>, q: number, r: number): Place {
  if (mirror === 'turn') return [-q, -r];
  return mirror === 'across' ? [q + r, -r] : [-q - r, r];
}

/** Converts -0, a result of negation, to 0. */
function plus([q, r]: Place): Place {
  return [q + 0, r + 0];
}
