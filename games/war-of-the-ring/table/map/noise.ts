/** Returns a number from 0 to 1, a deterministic hash of the arguments. */
export function hashNoise(...numbers: readonly number[]): number {
  let hash = 0x811c9dc5;
  for (const number of numbers) {
    hash = Math.imul(hash ^ (number | 0), 0x01000193);
    hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  }
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39);
  return ((hash ^ (hash >>> 15)) >>> 0) / 0x1_0000_0000;
}

/** Returns a smooth wave along a line, between -1 and 1; the same for the same seed. */
export function wave(seed: number, at: number): number {
  const left = Math.floor(at);
  const share = at - left;
  const ease = share * share * (3 - 2 * share);
  const value = (place: number) => 2 * hashNoise(seed, place) - 1;
  return value(left) * (1 - ease) + value(left + 1) * ease;
}
