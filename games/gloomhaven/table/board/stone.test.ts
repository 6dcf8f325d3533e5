import { expect, test } from 'vitest';
import { stoneGrain, stoneTile } from './stone.ts';

test('stoneGrain is the same on every device and differs by seed', () => {
  expect(stoneGrain(7).join()).toBe(stoneGrain(7).join());
  expect(stoneGrain(7).join()).not.toBe(stoneGrain(8).join());
});

test('the stone tile repeats seamlessly: its edges are as smooth as its inside', () => {
  const points = stoneGrain(7);
  const shade = (x: number, y: number) => {
    const at = (y * 128 + x) * 4;
    return (points[at] === 255 ? 1 : -1) * points[at + 3]!;
  };
  const rows = Array.from({ length: 128 }, (_, y) => y);
  const step = (x: number) => rows.reduce((sum, y) => sum + Math.abs(shade((x + 1) % 128, y) - shade(x, y)), 0);
  const inside = Array.from({ length: 127 }, (_, x) => step(x));
  expect(step(127)).toBeLessThanOrEqual(Math.max(...inside));
});

test('stoneTile returns undefined without a canvas', () => {
  expect(stoneTile()).toBeUndefined();
});
