import { fastChance } from '@tessera/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dealPiles, mayHoldCard, type SeenPiles } from './knowledge.ts';
import { moveCard, moveCards, newPiles, PileError, type Piles, zoneOf } from './piles.ts';

const OWNED = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

/** As others see them. */
function concealed(piles: Piles): SeenPiles {
  const { choice, revealed, ...rest } = piles;
  return {
    ...rest,
    hand: piles.hand.map(() => null),
    aside: piles.aside.map(() => null),
    revealed,
    choice: choice === null || revealed ? choice : undefined,
  };
}

describe('cards in piles', () => {
  test('a card that moves is known from then on', () => {
    const piles = newPiles(['a', 'b', 'c']);
    moveCard(piles, 'a', 'hand', 'discard');
    moveCards(piles, ['a'], 'discard', 'hand');
    expect(piles).toMatchObject({ hand: ['b', 'c', 'a'], discard: [], seen: ['a'] });
    expect(zoneOf(piles, 'a')).toBe('hand');
  });

  test('a card that is not there is an error with its name', () => {
    expect(() => moveCard(newPiles(['a']), 'b', 'hand', 'lost')).toThrow(PileError);
  });
});

describe('what others know of a hand', () => {
  const piles = newPiles(['a', 'b', 'c', 'd', 'e'], ['f', 'g', 'h']);
  moveCards(piles, ['a', 'b'], 'hand', 'lost');
  moveCard(piles, 'b', 'lost', 'hand');

  test('a card that lies open elsewhere is not in hand, one that was taken back is', () => {
    expect(OWNED.filter((card) => mayHoldCard(piles, OWNED, card))).toEqual(['b', 'c', 'd', 'e', 'f', 'g', 'h']);
    const single = newPiles(['a'], ['b']);
    moveCard(single, 'a', 'hand', 'discard');
    moveCard(single, 'a', 'discard', 'hand');
    expect(mayHoldCard(single, ['a', 'b'], 'b')).toBe(false);
  });

  test('piles dealt anew look the same, keep what is known and hold every card once', () => {
    fc.assert(
      fc.property(fc.nat(), fc.boolean(), (seed, chosen) => {
        const real: Piles = { ...piles, choice: chosen ? { cards: ['b', 'c'] } : null };
        const dealt = dealPiles(concealed(real), OWNED, fastChance(seed));
        expect(concealed(dealt)).toEqual(concealed(real));
        expect(dealt.hand).toContain('b');
        expect([...dealt.hand, ...dealt.aside, ...dealt.lost].toSorted()).toEqual(OWNED);
        if (chosen) for (const card of dealt.choice!.cards) expect(dealt.hand).toContain(card);
      }),
    );
  });

  test('their owner knows them all', () => {
    expect(dealPiles({ ...piles, choice: { cards: ['b', 'c'] } }, OWNED, fastChance(1))).toEqual({
      ...piles,
      choice: { cards: ['b', 'c'] },
    });
  });

  test('other hands differ from deal to deal', () => {
    const hands = [1, 2, 3, 4].map((seed) => dealPiles(concealed(piles), OWNED, fastChance(seed)).hand.join());
    expect(new Set(hands).size).toBeGreaterThan(1);
  });
});
