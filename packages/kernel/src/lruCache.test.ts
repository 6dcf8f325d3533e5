import { expect, test } from 'vitest';
import { LruCache } from './lruCache.ts';

test('LruCache evicts the value unused for the longest time', () => {
  const created: string[] = [];
  const cache = new LruCache<string>(2);
  const request = (key: string) =>
    cache.getOrCreate(key, () => {
      created.push(key);
      return key.toUpperCase();
    });
  expect(['a', 'a', 'b', 'a', 'c', 'a'].map(request)).toEqual(['A', 'A', 'B', 'A', 'C', 'A']);
  expect(created).toEqual(['a', 'b', 'c']);
  request('b');
  expect(created).toEqual(['a', 'b', 'c', 'b']);
});

test('LruCache evicts by size and never stores a value above its limit', () => {
  const cache = new LruCache<string>(10, (text) => text.length);
  cache.set('a', 'aaaa');
  cache.set('b', 'bbbb');
  expect(cache.get('a')).toBe('aaaa');
  cache.set('c', 'cccc');
  expect(['a', 'b', 'c'].map((key) => cache.get(key))).toEqual(['aaaa', undefined, 'cccc']);
  cache.set('d', 'd'.repeat(11));
  expect(cache.get('d')).toBeUndefined();
  cache.set('a', 'aaaaaaaaaa');
  expect(['a', 'c'].map((key) => cache.get(key))).toEqual(['aaaaaaaaaa', undefined]);
});

test('LruCache removes the old value of a key when the new one exceeds the limit', () => {
  const cache = new LruCache<string>(3, (text) => text.length);
  cache.set('a', 'aaa');
  cache.set('a', 'aaaa');
  expect(cache.get('a')).toBeUndefined();
  cache.set('b', 'bbb');
  expect(cache.get('b')).toBe('bbb');
});
