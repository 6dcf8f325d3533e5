import { expect, test } from 'vitest';
import { nonEmpty } from './nonEmpty.ts';

test('nonEmpty returns the members of arrays, sets and iterators', () => {
  expect(nonEmpty(['a', 'b'])).toEqual(['a', 'b']);
  expect(nonEmpty(new Set(['a']))).toEqual(['a']);
  expect(nonEmpty(new Map([['a', 1]]).values())).toEqual([1]);
});

test('nonEmpty throws when the list has no members', () => {
  expect(() => nonEmpty([])).toThrow('the list has no members');
  expect(() => nonEmpty(new Map().values())).toThrow('the list has no members');
});
