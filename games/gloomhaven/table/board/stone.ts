const SIZE = 128;
/** Repetitions of each noise layer per tile, and its share of the texture: clouds, blotches, grain. */
const OCTAVES = [
  { cells: 8, weight: 0.24 },
  { cells: 24, weight: 0.36 },
  { cells: 64, weight: 0.4 },
] as const;
const STRONGEST = 240;

let made: string | undefined;

/**
 * Returns the stone texture as a small seamless tile, light and dark over the colour below. It is rendered once as an
 * image, so that the board moves without filters. Undefined without a canvas.
 */
export function stoneTile(): string | undefined {
  if (typeof document === 'undefined') return undefined;
  made ??= painted();
  return made;
}

function painted(): string | undefined {
  const canvas = document.createElement('canvas');
  canvas.width = SIZE;
  canvas.height = SIZE;
  const paper = canvas.getContext('2d');
  if (!paper) return undefined;
  const picture = paper.createImageData(SIZE, SIZE);
  picture.data.set(stoneGrain(7));
  paper.putImageData(picture, 0, 0);
  return canvas.toDataURL();
}

/** Returns the pixels of the tile as RGBA. The same seed gives the same texture on every device. */
export function stoneGrain(seed: number): Uint8ClampedArray {
  const random = generator(seed);
  const layers = OCTAVES.map(({ cells, weight }) => ({
    cells,
    weight,
    lattice: Float32Array.from({ length: cells * cells }, random),
  }));
  const points = new Uint8ClampedArray(SIZE * SIZE * 4);
  for (let y = 0; y < SIZE; y++) {
    for (let x = 0; x < SIZE; x++) {
      let height = -0.5;
      for (const { cells, weight, lattice } of layers) height += weight * valueAt(lattice, cells, x, y);
      const at = (y * SIZE + x) * 4;
      points.fill(height > 0 ? 255 : 0, at, at + 3);
      points[at + 3] = Math.min(STRONGEST, Math.round(Math.abs(height) * 20) * 12);
    }
  }
  return points;
}

/** Interpolates the lattice smoothly and wraps around its edges. */
function valueAt(lattice: Float32Array, cells: number, x: number, y: number): number {
  const [u, v] = [(x * cells) / SIZE, (y * cells) / SIZE];
  const [column, row] = [Math.floor(u), Math.floor(v)];
  const [across, down] = [smooth(u - column), smooth(v - row)];
  const at = (dx: number, dy: number) => lattice[((row + dy) % cells) * cells + ((column + dx) % cells)]!;
  const upper = at(0, 0) + (at(1, 0) - at(0, 0)) * across;
  const lower = at(0, 1) + (at(1, 1) - at(0, 1)) * across;
  return upper + (lower - upper) * down;
}

function smooth(part: number): number {
  return part * part * (3 - 2 * part);
}

/** Returns a generator of pseudo-random numbers from 0 to 1. */
function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000;
  };
}
