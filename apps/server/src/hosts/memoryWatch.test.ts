import { expect, it } from 'vitest';
import { MemoryWatch } from './memoryWatch.ts';

const MB = 1024 * 1024;

it('finds a request during which the process has grown too much, and ignores earlier growth', () => {
  let rss = 900 * MB;
  const watch = new MemoryWatch(100, () => rss);
  expect(watch.isTooMuch(1, 30)).toBe(false);
  rss = 1000 * MB;
  expect(watch.isTooMuch(1, 60)).toBe(false);
  rss = 1001 * MB;
  expect(watch.isTooMuch(1, 90)).toBe(true);
  expect(watch.isTooMuch(2, 30)).toBe(false);
});

it('does not measure while a request is young', () => {
  const watch = new MemoryWatch(100, () => expect.unreachable());
  expect(watch.isTooMuch(1, 5)).toBe(false);
});
