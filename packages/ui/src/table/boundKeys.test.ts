import { expect, test } from 'vitest';
import { doubleKeys } from './boundKeys.ts';

test('doubleKeys returns each key that two parts of a screen bind', () => {
  expect(
    doubleKeys([
      ['r', 'enter', ' '],
      ['shift+r', 'c'],
      ['r', ' '],
    ]),
  ).toEqual(['r', ' ']);
});

test('doubleKeys accepts a key that one part binds to two names', () => {
  expect(doubleKeys([['u', 'u'], ['c']])).toEqual([]);
});
