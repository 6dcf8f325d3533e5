import { expect, test } from 'vitest';
import { keyed } from './keyed.ts';

test('items that read the same get keys of their own', () => {
  expect(keyed([6, 3, 6], String)).toEqual([
    { key: '6 1', item: 6 },
    { key: '3 1', item: 3 },
    { key: '6 2', item: 6 },
  ]);
});

test('an item keeps its key when others are added after it', () => {
  const [first] = keyed(['a'], String);
  expect(keyed(['a', 'a'], String)[0]).toEqual(first);
});
