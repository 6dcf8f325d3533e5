import { beforeEach, expect, it } from 'vitest';
import { Attempts } from './attempts.ts';

let time: number;
let attempts: Attempts;

beforeEach(() => {
  time = 0;
  attempts = new Attempts({ most: 20, windowMs: 15 * 60_000 }, () => time);
});

function fail(name: string, times: number): void {
  for (let i = 0; i < times; i++) attempts.failed(name);
}

it('lets one try so many times in so long', () => {
  fail('ada', 19);
  expect(attempts.wait('ada')).toBe(0);
  time = 60_000;
  fail('ada', 1);
  expect(attempts.wait('ada')).toBe(14 * 60);
  expect(attempts.wait('bea')).toBe(0);
  time = 15 * 60_000;
  expect(attempts.wait('ada')).toBe(0);
});

it('forgives everything once the password was right', () => {
  fail('ada', 19);
  attempts.succeeded('ada');
  fail('ada', 19);
  expect(attempts.wait('ada')).toBe(0);
});

it('forgets the oldest names when there are too many', () => {
  fail('ada', 20);
  for (let i = 0; i < 9_999; i++) fail(`name ${i}`, 1);
  expect(attempts.wait('ada')).toBeGreaterThan(0);
  fail('one more', 1);
  expect(attempts.wait('ada')).toBe(0);
});
