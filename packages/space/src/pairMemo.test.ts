import { expect, test } from 'vitest';
import { PairMemo } from './pairMemo.ts';

test('PairMemo keeps an answer for both orders of a pair until forget', () => {
  const memo = new PairMemo(5);
  expect(memo.recall(1, 3)).toBeUndefined();
  memo.keep(1, 3, true);
  memo.keep(4, 0, false);
  expect([memo.recall(3, 1), memo.recall(0, 4), memo.recall(1, 4)]).toEqual([true, false, undefined]);
  memo.forget();
  expect([memo.recall(3, 1), memo.recall(0, 4)]).toEqual([undefined, undefined]);
});

test('PairMemo never returns an answer from before any number of forgets', () => {
  const memo = new PairMemo(2);
  for (let round = 0; round < 300; round++) {
    expect(memo.recall(0, 1)).toBeUndefined();
    if (round % 50 === 0) memo.keep(0, 1, round % 100 === 0);
    memo.forget();
  }
});
