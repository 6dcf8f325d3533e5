import { expect, it } from 'vitest';
import { Allowance } from './allowance.ts';

it('allows so many at once and so many a second after that', () => {
  const allowance = new Allowance({ burst: 3, perSecond: 2 }, 0);
  expect([0, 0, 0, 0].map((now) => allowance.take(now))).toEqual([true, true, true, false]);
  expect(allowance.isFull(1000)).toBe(false);
  expect([1000, 1000, 1000].map((now) => allowance.take(now))).toEqual([true, true, false]);
  expect(allowance.isFull(60_000)).toBe(true);
});
