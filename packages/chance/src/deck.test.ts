import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chanceOfAny, type Deck, deckSize, hand, handCount, handSum, nextDraw } from './deck.ts';
import { fromWeights } from './distribution.ts';
import { drawFold } from './draws.ts';
import { pileOf } from './pile.ts';
import { expectation, oneOf, probability } from './query.ts';
import { Rational } from './rational.ts';
import { map } from './transform.ts';

const modifiers = { '+0': 6, '+1': 5, '-1': 5, '+2': 1, '-2': 1, x2: 1, null: 1 };
const smallDeck: fc.Arbitrary<Deck> = fc
  .dictionary(fc.constantFrom('a', 'b', 'c', 'd'), fc.nat(2), { minKeys: 1 })
  .filter((deck) => deckSize(deck) > 0);

describe('nextDraw', () => {
  it('is any of the remaining cards', () => {
    expect(nextDraw(modifiers)).toMatchObject({ total: 20, exact: true });
    expect(probability(nextDraw(modifiers), oneOf('+1', '+2'))).toEqual(Rational.of(6, 20));
  });

  it('is never of a kind that has run out', () => {
    expect(nextDraw({ a: 2, b: 0 })).toEqual(fromWeights([['a', 2]]));
  });
});

describe('hand', () => {
  it('is one of the ways to choose cards', () => {
    expect(hand({ a: 2, b: 2 }, 2)).toEqual(
      fromWeights([
        [{ a: 2 }, 1],
        [{ a: 1, b: 1 }, 4],
        [{ b: 2 }, 1],
      ]),
    );
  });

  it('equals enumeration of every choice of cards', () => {
    fc.assert(
      fc.property(smallDeck, fc.nat(8), (deck, wish) => {
        const count = Math.min(wish, deckSize(deck));
        expect(hand(deck, count)).toEqual(fromWeights(choices(cards(deck), count).map((held) => [tally(held), 1])));
      }),
    );
  });

  it('of five from fifty-two holds a pair or better as often as poker tables say', () => {
    const ranks = Object.fromEntries([...'23456789TJQKA'].map((rank) => [rank, 4]));
    const hands = hand(ranks, 5);
    expect(hands.total).toBe(2_598_960);
    expect(probability(hands, (held) => Object.values(held).includes(4))).toEqual(Rational.of(624, 2_598_960));
    expect(probability(hands, (held) => Object.keys(held).length === 5)).toEqual(Rational.of(1_317_888, 2_598_960));
  });

  it('handSum adds up the values of its cards', () => {
    const worth = (card: string) => ({ a: 3, b: -1, c: 0, d: 7 })[card] ?? 0;
    fc.assert(
      fc.property(smallDeck, fc.nat(8), (deck, wish) => {
        const count = Math.min(wish, deckSize(deck));
        const sum = handSum(deck, count, worth);
        expect(sum).toEqual(
          map(hand(deck, count), (held) =>
            Object.entries(held).reduce((total, [card, n]) => total + n * worth(card), 0),
          ),
        );
        // Every card is equally likely to be in the hand.
        const mean = Rational.of(count * cards(deck).reduce((total, card) => total + worth(card), 0), deckSize(deck));
        expect(expectation(sum)).toEqual(mean);
      }),
    );
  });

  it('handSum equals drawing card by card', () => {
    const worth = (card: string) => card.length * 3 + card.charCodeAt(0);
    const sum = drawFold(pileOf(modifiers), 4, 0, (total, card) => total + worth(card));
    expect(sum.outcomes.length).toBeGreaterThan(1);
    for (const outcome of sum.outcomes) {
      expect(probability(sum, oneOf(outcome))).toEqual(probability(handSum(modifiers, 4, worth), oneOf(outcome)));
    }
  });

  it('handCount follows the hypergeometric distribution', () => {
    // C(5,k) C(15,3-k)
    expect(handCount(modifiers, 3, oneOf('+1'))).toMatchObject({ weights: [455, 525, 150, 10], total: 1140 });
    expect(chanceOfAny(modifiers, 3, oneOf('+1'))).toEqual(Rational.of(1140 - 455, 1140));
    expect(chanceOfAny(modifiers, 20, oneOf('null'))).toEqual(Rational.of(1));
    expect(chanceOfAny(modifiers, 0, oneOf('null'))).toEqual(Rational.of(0));
  });

  it('of a big deck is counted in bigints', () => {
    const halves = handCount({ red: 100, blue: 100 }, 100, oneOf('red'));
    expect(halves.scale).toBe('bigint');
    expect(expectation(halves)).toEqual(Rational.of(50));
  });
});

describe('invalid decks', () => {
  it.each([
    ['deck-too-small', () => nextDraw({})],
    ['deck-too-small', () => nextDraw({ a: 0 })],
    ['deck-too-small', () => hand({ a: 2 }, 3)],
    ['bad-count', () => nextDraw({ a: -1 })],
    ['bad-count', () => nextDraw({ a: 1.5 })],
    ['bad-count', () => hand({ a: 2 }, -1)],
    ['bad-count', () => hand({ a: 900, b: 900 }, 1)],
    ['too-large', () => hand(Object.fromEntries(Array.from({ length: 20 }, (_, at) => [`card ${at}`, 1])), 10)],
  ])('are refused with %s', (code, attempt) => {
    expect(attempt).toThrow(expect.objectContaining({ code }));
  });
});

function cards(deck: Deck): string[] {
  return Object.entries(deck).flatMap(([card, copies]) => new Array<string>(copies).fill(card));
}

function choices(from: readonly string[], count: number): string[][] {
  if (count === 0) return [[]];
  return from.flatMap((card, at) => choices(from.slice(at + 1), count - 1).map((rest) => [card, ...rest]));
}

function tally(held: readonly string[]): Deck {
  const counts: Record<string, number> = {};
  for (const card of held) counts[card] = (counts[card] ?? 0) + 1;
  return counts;
}
