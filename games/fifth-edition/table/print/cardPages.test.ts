import { expect, test } from 'vitest';
import { cardPages } from './cardPages.ts';

test('cardPages fills a column, then the next, then the next page', () => {
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

test('cardPages gives a card taller than the page a separate column', () => {
  expect(cardPages([10, 300, 10], 100)).toEqual([[[0], [1], [2]]]);
});

test('cardPages returns no pages without cards', () => {
  expect(cardPages([], 100)).toEqual([]);
});

test('cardPages puts six cards on a page even when they are short', () => {
  const pages = cardPages(
    Array.from({ length: 12 }, () => 10),
    100,
  );
  expect(pages.map((columns) => columns.flat().length)).toEqual([6, 6]);
});
