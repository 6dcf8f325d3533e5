import { SpaceError } from './errors.ts';
import { type Direction, type Hex, hexText, neighbour, rotateDirection } from './hex.ts';

/**
 * Returns the hexes at exactly `radius` from the centre: 6 * radius of them (the centre itself for 0), in turning
 * order.
 */
export function ring(centre: Hex, radius: number): Hex[] {
  checkSize(centre, radius);
  if (radius === 0) return [centre];
  return arc(centre, 0, radius, 6);
}

/** Returns the hexes within `radius` of the centre, from the inside out. Also the cells of a hexagonal board. */
export function blast(centre: Hex, radius: number): Hex[] {
  checkSize(centre, radius);
  const hexes: Hex[] = [];
  for (let distance = 0; distance <= radius; distance++) hexes.push(...ring(centre, distance));
  return hexes;
}

/** Returns the `length` hexes in a straight line from the origin, which is not included. */
export function ray(origin: Hex, direction: Direction, length: number): Hex[] {
  checkSize(origin, length);
  return Array.from({ length }, (_, i) => neighbour(origin, direction, i + 1));
}

/**
 * Returns the hexes within `length` of the origin between `direction` and the direction `width` sixths of a turn
 * further, both edges included, the origin excluded. A cone of 60 degrees has 2, 3, 4... hexes in its rows, from the
 * inside out.
 */
export function cone(origin: Hex, direction: Direction, length: number, width: 1 | 2 | 3 | 4 | 5 = 1): Hex[] {
  checkSize(origin, length);
  const hexes: Hex[] = [];
  for (let distance = 1; distance <= length; distance++) {
    hexes.push(...arc(origin, direction, distance, width));
    hexes.push(neighbour(origin, rotateDirection(direction, width), distance));
  }
  return hexes;
}

/** Returns the part of a ring that starts at `direction` and ends just before the direction `sixths` further. */
function arc(centre: Hex, direction: Direction, radius: number, sixths: number): Hex[] {
  const hexes: Hex[] = [];
  for (let sixth = 0; sixth < sixths; sixth++) {
    const corner = neighbour(centre, rotateDirection(direction, sixth), radius);
    const along = rotateDirection(direction, sixth + 2);
    for (let i = 0; i < radius; i++) hexes.push(neighbour(corner, along, i));
  }
  return hexes;
}

function checkSize(at: Hex, size: number): void {
  if (!Number.isInteger(size) || size < 0) {
    throw new SpaceError('bad-size', hexText(at), `A radius or length is a whole number from 0, not ${size}`);
  }
}
