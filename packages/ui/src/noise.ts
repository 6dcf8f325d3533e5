/**
 * Returns a pseudo-random number from 0 to 1 for a position, always the same, so that drawings look alike on every
 * visit and device.
 */
export function noise(x: number, y: number): number {
  let hash = Math.imul(x + 101, 0x27d4eb2d) ^ Math.imul(y + 57, 0x165667b1);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39);
  return ((hash ^ (hash >>> 15)) >>> 0) / 0xffffffff;
}
