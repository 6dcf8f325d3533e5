import { expect, it } from 'vitest';
import { SizedCache } from './sizedCache.ts';

it('evicts the longest unused values by size, and never stores one that is too large', () => {
  const cache = new SizedCache<string>(10, (text) => text.length);
  cache.set('a', 'aaaa');
  cache.set('b', 'bbbb');
  expect(cache.get('a')).toBe('aaaa');
  cache.set('c', 'cccc');
  expect(['a', 'b', 'c'].map((name) => cache.get(name))).toEqual(['aaaa', undefined, 'cccc']);
  cache.set('d', 'd'.repeat(11));
  expect(cache.get('d')).toBeUndefined();
  cache.set('a', 'aaaaaaaaaa');
  expect(['a', 'c'].map((name) => cache.get(name))).toEqual(['aaaaaaaaaa', undefined]);
});
