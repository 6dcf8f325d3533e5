import { expect, test } from 'vitest';
import { cardPages } from './cardPages.ts';

test('cards fill a column, then the next, then the next page', () => {
  const pages = cardPages([40, 40, 40, 40, 40, 40, 40], 100);
  expect(pages).toEqual([
    [
      [0, 1],
      [2, 3],
      [4, 5],
    ],
    [[6]],
  ]);
});

test('a card taller than its page still gets one', () => {
  expect(cardPages([10, 300, 10], 100)).toEqual([[[0], [1], [2]]]);
});

test('no cards, no pages', () => {
  expect(cardPages([], 100)).toEqual([]);
});

test('six cards fill a page, however little stands on them', () => {
  const pages = cardPages(
    Array.from({ length: 12 }, () => 10),
    100,
  );
  expect(pages.map((columns) => columns.flat().length)).toEqual([6, 6]);
});
