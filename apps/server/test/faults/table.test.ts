import { expect, test } from 'vitest';
import { MARKS } from '../support/stubbornMatch.ts';
import { leakedSeats, SEALED } from './table.ts';

test('marks that are missing or there twice are counted', () => {
  expect(MARKS.count({ marks: ['m-0', 'm-1'] }, ['m-0', 'm-1'])).toEqual({ lost: 0, twice: 0 });
  expect(MARKS.count({ marks: ['m-0'] }, ['m-0', 'm-1'])).toEqual({ lost: 1, twice: 0 });
  expect(MARKS.count({ marks: ['m-0', 'm-0'] }, ['m-0'])).toMatchObject({ lost: 0, twice: 2 });
});

test('sealed texts that are missing or there twice are counted', () => {
  const view = (first: number, second: number, secret: string) => ({
    players: [{ secret, sealed: first }, { sealed: second }],
  });
  const acknowledged = ['s-0', 's-1', 's-2'];
  expect(SEALED.count(view(2, 1, 'hidden-0-s-2'), acknowledged)).toEqual({ lost: 0, twice: 0 });
  expect(SEALED.count(view(1, 1, 'hidden-0-s-0'), acknowledged)).toEqual({ lost: 1, twice: 0 });
  expect(SEALED.count(view(2, 1, 'hidden-0-s-0'), acknowledged)).toEqual({ lost: 1, twice: 0 });
  expect(SEALED.count(view(2, 2, 'hidden-0-s-2'), acknowledged)).toEqual({ lost: 0, twice: 1 });
});

test('a hidden text in a message leaks to every seat but its own, and to spectators', () => {
  const message = ['update', { patches: [{ value: 'hidden-1-s-3' }] }];
  expect(leakedSeats(message, 1)).toEqual([]);
  expect(leakedSeats(message, 0)).toEqual([1]);
  expect(leakedSeats(message, undefined)).toEqual([1]);
  expect(leakedSeats(undefined, 0)).toEqual([]);
});
