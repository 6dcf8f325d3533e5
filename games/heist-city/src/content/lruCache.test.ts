import { expect, test } from 'vitest';
import { lruCache } from './lruCache.ts';

test('recent caches the values used last and drops the one unused for the longest time', () => {
  const made: string[] = [];
  const recall = lruCache<string>(2);
  const ask = (key: string) =>
    recall(key, () => {
      made.push(key);
      return key.toUpperCase();
    });
  expect(['a', 'a', 'b', 'a', 'c', 'a'].map(ask)).toEqual(['A', 'A', 'B', 'A', 'C', 'A']);
  expect(made).toEqual(['a', 'b', 'c']);
  ask('b');
  expect(made).toEqual(['a', 'b', 'c', 'b']);
});
