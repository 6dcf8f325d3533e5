import { expect, test } from 'vitest';
import { canFork } from './canFork.ts';

const ended = (by: 'rules' | 'conceded') => ({ by, results: [] });

test('a replay can be forked where its positions are the entries of the match', () => {
  expect(canFork({ length: 6, info: { seq: 6 } })).toBe(true);
  expect(canFork({ length: 6, info: { seq: 6, ending: ended('rules') } })).toBe(true);
});

test('giving up is an entry without a position', () => {
  expect(canFork({ length: 6, info: { seq: 7, ending: ended('conceded') } })).toBe(true);
});

test('it cannot where something was taken back', () => {
  expect(canFork({ length: 6, info: { seq: 8, ending: ended('rules') } })).toBe(false);
});
