import { describe, expect, test } from 'vitest';
import { dealUnknown, mayHold, unplacedCards } from './knowledge.ts';

const CARDS = ['a', 'b', 'c', 'c', 'd'] as const;
const reverse = (cards: string[]) => void cards.reverse();

describe('known piles', () => {
  const hand = { size: 2, known: ['a'] } as const;
  const deck = { size: 3, top: ['c'] } as const;
  const piles = [hand, deck];

  test('unplacedCards returns the other cards, each as often as it exists', () => {
    expect(unplacedCards(CARDS, piles)).toEqual(['b', 'c', 'd']);
  });

  test('more of a card than exist is an error', () => {
    expect(() => unplacedCards(CARDS, [hand, hand])).toThrow('more of a are known');
  });

  test('mayHold tells whether a pile may contain a card', () => {
    expect(['a', 'b', 'c', 'd'].filter((card) => mayHold<string>(CARDS, piles, hand, card))).toEqual([
      'a',
      'b',
      'c',
      'd',
    ]);
    expect(mayHold<string>(CARDS, piles, deck, 'a')).toBe(false);
    expect(mayHold<string>(CARDS, piles, { size: 1, known: ['a'] }, 'b')).toBe(false);
  });

  test('dealUnknown deals the rest and keeps known cards in their pile and top cards on top', () => {
    const [held, drawn] = dealUnknown<string>(CARDS, piles, reverse);
    expect(held).toEqual(['d', 'a']);
    expect(drawn).toEqual(['b', 'c', 'c']);
    expect([...held!, ...drawn!].toSorted()).toEqual([...CARDS].toSorted());
  });

  test('more or fewer places than cards is an error', () => {
    expect(() => dealUnknown<string>(CARDS, [hand], reverse)).toThrow('1 places for 4 cards');
  });
});
