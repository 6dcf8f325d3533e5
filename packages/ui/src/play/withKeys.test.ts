import { expect, test } from 'vitest';
import { withKeys } from './withKeys.ts';

test('keyed assigns different keys to equal items', () => {
  expect(withKeys([6, 3, 6], String)).toEqual([
    { key: '6 1', item: 6 },
    { key: '3 1', item: 3 },
    { key: '6 2', item: 6 },
  ]);
});

test('keyed keeps the key of an item when others are added after it', () => {
  const [first] = withKeys(['a'], String);
  expect(withKeys(['a', 'a'], String)[0]).toEqual(first);
});
