import { expect, test } from 'vitest';
import { FLOOR_SHADES, scratchesOf, shadeOf } from './grain.ts';

const CELLS = Array.from({ length: 900 }, (_, place) => ({ q: (place % 30) - 15, r: Math.floor(place / 30) - 15 }));

test('the same seed gives the same floor, another seed another', () => {
  const floor = (seed: number) => CELLS.map((cell) => shadeOf(cell, seed));
  expect(floor(7)).toEqual(floor(7));
  expect(floor(7)).not.toEqual(floor(8));
});

test('all shades are about equally frequent', () => {
  const counts = new Array<number>(FLOOR_SHADES).fill(0);
  for (const cell of CELLS) counts[shadeOf(cell, 3)]! += 1;
  expect(counts.length).toBeGreaterThan(1);
  for (const count of counts) expect(count).toBeGreaterThan(CELLS.length / FLOOR_SHADES / 2);
});

test('scratches stay near the centre of their cell', () => {
  for (const cell of CELLS) {
    const numbers = [...scratchesOf(cell, { x: 0, y: 0 }, 5).matchAll(/M(-?[\d.]+) (-?[\d.]+)/g)];
    expect(numbers).toHaveLength(4);
    for (const [, x, y] of numbers) expect(Math.max(Math.abs(Number(x)), Math.abs(Number(y)))).toBeLessThanOrEqual(11);
  }
});
