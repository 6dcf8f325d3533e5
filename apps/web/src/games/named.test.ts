import { expect, test } from 'vitest';
import { named } from './named.ts';

test.each([
  ['Seat 1 rolls under the cup', 'Jonas rolls under the cup'],
  ['Bid: 3 by seat 0', 'Bid: 3 by Ines'],
  ['Seat 7 is out', 'Seat 7 is out'],
  ['seated 1', 'seated 1'],
])('%j becomes %j', (text, expected) => {
  expect(named(text, ['Ines', 'Jonas'])).toBe(expected);
});
