import { beforeEach, expect, it } from 'vitest';
import { Attempts } from './failureLimiter.ts';

let time: number;
let attempts: Attempts;

beforeEach(() => {
  time = 0;
  attempts = new Attempts({ most: 20, windowMs: 15 * 60_000 }, () => time);
});

async function fail(name: string, times: number): Promise<void> {
  for (let i = 0; i < times; i++) expect(await attempts.begin(name)).toBe(0);
}

it('allows a number of attempts per period', async () => {
  await fail('ada', 19);
  time = 60_000;
  await fail('ada', 1);
  expect(await attempts.begin('ada')).toBe(14 * 60);
  await fail('bea', 1);
  time = 15 * 60_000;
  await fail('ada', 1);
});

it('forgives all failures after a success, and one failure that was taken back', async () => {
  await fail('ada', 19);
  await attempts.forgive('ada');
  await fail('ada', 20);
  await attempts.takeBack('ada');
  await fail('ada', 1);
  expect(await attempts.begin('ada')).toBeGreaterThan(0);
});

it('drops the oldest keys when there are too many', async () => {
  await fail('ada', 20);
  for (let i = 0; i < 9_999; i++) await fail(`name ${i}`, 1);
  expect(await attempts.begin('ada')).toBeGreaterThan(0);
  await fail('one more', 1);
  await fail('ada', 1);
});
