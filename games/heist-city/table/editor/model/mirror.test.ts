import { type MapShape, placesOf } from '@tessera/heist-city';
import { describe, expect, it } from 'vitest';
import { mirrorHex, mirrorsOf } from './mirror.ts';

const SHAPES: readonly MapShape[] = [
  { kind: 'hexagon', radius: 4 },
  { kind: 'offset-rect', columns: 7, rows: 6 },
  { kind: 'offset-rect', columns: 6, rows: 7 },
];

const isBeside = ([q, r]: readonly number[], [s, t]: readonly number[]) => {
  const [dq, dr] = [q! - s!, r! - t!];
  return Math.max(Math.abs(dq), Math.abs(dr), Math.abs(dq + dr)) === 1;
};

describe.each(SHAPES)('Mirrors of $kind', (shape) => {
  const places = placesOf(shape);
  const spots = places.map(String).sort();

  it.each(mirrorsOf(shape).map((mirror) => ({ mirror })))(
    'the mirror $mirror maps every hex to a distinct one and keeps neighbours',
    ({ mirror }) => {
      const image = places.map((place) => mirrorHex(shape, mirror, place));
      expect(image.map(String).sort()).toEqual(spots);
      expect(image.map((place) => mirrorHex(shape, mirror, place))).toEqual(places);
      for (const [i, a] of places.entries()) {
        for (const [j, b] of places.entries()) expect(isBeside(image[i]!, image[j]!)).toBe(isBeside(a, b));
      }
    },
  );
});
