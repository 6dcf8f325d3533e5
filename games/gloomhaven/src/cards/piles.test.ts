import { fastChance } from '@tessera/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dealPiles, mayHoldCard, type SeenPiles } from './knowledge.ts';
import { moveCard, moveCards, newPiles, PileError, type Piles, zoneOf } from './piles.ts';

const OWNED = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

/** Returns the piles as other players see them. */
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

describe('piles', () => {
  test('a card that moves is public from then on', () => {
    const piles = newPiles(['a', 'b', 'c']);
    moveCard(piles, 'a', 'hand', 'discard');
    moveCards(piles, ['a'], 'discard', 'hand');
    expect(piles).toMatchObject({ hand: ['b', 'c', 'a'], discard: [], seen: ['a'] });
    expect(zoneOf(piles, 'a')).toBe('hand');
  });

  test('moving a card from the wrong zone throws an error with its name', () => {
    expect(() => moveCard(newPiles(['a']), 'b', 'hand', 'lost')).toThrow(PileError);
  });
});

describe('public knowledge of a hand', () => {
  const piles = newPiles(['a', 'b', 'c', 'd', 'e'], ['f', 'g', 'h']);
  moveCards(piles, ['a', 'b'], 'hand', 'lost');
  moveCard(piles, 'b', 'lost', 'hand');

  test('a card seen in another zone is not in hand, and a recovered card is', () => {
    expect(OWNED.filter((card) => mayHoldCard(piles, OWNED, card))).toEqual(['b', 'c', 'd', 'e', 'f', 'g', 'h']);
    const single = newPiles(['a'], ['b']);
    moveCard(single, 'a', 'hand', 'discard');
    moveCard(single, 'a', 'discard', 'hand');
    expect(mayHoldCard(single, ['a', 'b'], 'b')).toBe(false);
  });

  test('dealt piles look the same, keep known cards and hold every card once', () => {
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

  test('the owner knows all cards', () => {
    expect(dealPiles({ ...piles, choice: { cards: ['b', 'c'] } }, OWNED, fastChance(1))).toEqual({
      ...piles,
      choice: { cards: ['b', 'c'] },
    });
  });

  test('hidden hands differ between deals', () => {
    const hands = [1, 2, 3, 4].map((seed) => dealPiles(concealed(piles), OWNED, fastChance(seed)).hand.join());
    expect(new Set(hands).size).toBeGreaterThan(1);
  });
});
