import { expect, test } from 'vitest';
import { recent } from './recent.ts';

test('what is asked for again is not made again, and what nobody asks for is forgotten', () => {
  const made: string[] = [];
  const recall = recent<string>(2);
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
