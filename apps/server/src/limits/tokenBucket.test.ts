import { expect, it } from 'vitest';
import { Allowances, TokenBucket } from './tokenBucket.ts';

function taken(bucket: TokenBucket, cost: number, now: number): boolean {
  if (bucket.wait(cost, now) > 0) return false;
  bucket.take(cost);
  return true;
}

it('allows a burst, then a rate per second', () => {
  const bucket = new TokenBucket({ burst: 3, perSecond: 2 }, 0);
  expect([0, 0, 0, 0].map((now) => taken(bucket, 1, now))).toEqual([true, true, true, false]);
  expect(bucket.isFull(1000)).toBe(false);
  expect([1000, 1000, 1000].map((now) => taken(bucket, 1, now))).toEqual([true, true, false]);
  expect(bucket.isFull(60_000)).toBe(true);
});

it('returns a longer wait for a higher cost', () => {
  const bucket = new TokenBucket({ burst: 10, perSecond: 1 }, 0);
  expect(taken(bucket, 8, 0)).toBe(true);
  expect(bucket.wait(8, 0)).toBe(6);
  expect(bucket.wait(8, 6000)).toBe(0);
});

it('allows a cost above its capacity once, and owes the rest', () => {
  const bucket = new TokenBucket({ burst: 10, perSecond: 1 }, 0);
  expect(taken(bucket, 25, 0)).toBe(true);
  expect(bucket.wait(1, 0)).toBe(16);
});

it('is dropped once it is full and not held', () => {
  const allowances = new Allowances({ burst: 1, perSecond: 1 });
  const held = allowances.of('ada', 0);
  held.holders++;
  allowances.of('bob', 0).take(1);
  allowances.tidy(500);
  allowances.tidy(2000);
  expect(allowances.of('ada', 2000)).toBe(held);
  expect(taken(held, 1, 2000)).toBe(true);
  held.holders--;
  allowances.tidy(2000);
  expect(allowances.of('ada', 2000)).toBe(held);
  allowances.tidy(4000);
  expect(allowances.of('ada', 4000)).not.toBe(held);
});
