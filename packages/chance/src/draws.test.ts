import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deckSize } from './deck.ts';
import { type Distribution, fromWeights } from './distribution.ts';
import { drawBest, drawFold, drawRounds, drawSequence, drawUntil, drawWorst } from './draws.ts';
import { drawCard, endRound, type Pile, pileAfter, pileOf, type ReshuffleTime } from './pile.ts';
import { expectation, oneOf, probability } from './query.ts';
import { Rational } from './rational.ts';
import { andThen, map } from './transform.ts';

const modifiers = { '+0': 6, '+1': 5, '-1': 5, '+2': 1, '-2': 1, x2: 1, null: 1 };
type Modifier = keyof typeof modifiers;
const RANKS: readonly Modifier[] = ['null', '-2', '-1', '+0', '+1', '+2', 'x2'];
const byRank = (a: Modifier, b: Modifier) => RANKS.indexOf(a) - RANKS.indexOf(b);

describe('drawing without reshuffling', () => {
  it('equals enumeration of every order of the deck', () => {
    const deck = fc
      .dictionary(fc.constantFrom('a', 'b', 'c'), fc.nat(3), { minKeys: 1 })
      .filter((d) => deckSize(d) > 0 && deckSize(d) <= 6);
    fc.assert(
      fc.property(deck, fc.nat(6), (full, wish) => {
        const count = Math.min(wish, deckSize(full));
        const orders = permutations(Object.entries(full).flatMap(([card, n]) => new Array<string>(n).fill(card)));
        const dealt = fromWeights(orders.map((order) => [order.slice(0, count), 1]));
        expect(fractions(drawSequence(pileOf(full), count))).toEqual(fractions(dealt));
      }),
      { numRuns: 40 },
    );
  });

  it('is an error at the end of the deck', () => {
    expect(() => drawSequence(pileOf({ a: 2 }), 3)).toThrow(expect.objectContaining({ code: 'deck-too-small' }));
    expect(drawSequence(pileOf({ a: 2 }), 2).outcomes).toEqual([['a', 'a']]);
  });
});

describe('reshuffling', () => {
  it('before the next card makes draws after a reshuffle card independent of it', () => {
    const pile = pileOf({ shuffle: 1, plain: 1 }, 'after-draw', ['shuffle']);
    expect(fractions(drawSequence(pile, 2))).toEqual({
      '["shuffle","shuffle"]': '1/4',
      '["shuffle","plain"]': '1/4',
      '["plain","shuffle"]': '1/2',
    });
  });

  it('at the end of the round does not affect the round and resets the next one', () => {
    const pile = pileOf({ shuffle: 1, plain: 2 }, 'end-of-round', ['shuffle']);
    const seen = (drawn: string, card: string) => drawn + (card === 'shuffle' ? 's' : 'p');
    expect(fractions(drawFold(pile, 2, '', seen))).toEqual({ '"sp"': '1/3', '"ps"': '1/3', '"pp"': '1/3' });
    expect(fractions(drawRounds(pile, [1, 1], '', seen))).toEqual({
      '"ss"': '1/9',
      '"sp"': '2/9',
      '"ps"': '1/3',
      '"pp"': '1/3',
    });
  });

  it('happens whenever a card is needed and none is left', () => {
    const pile = pileOf({ a: 1, b: 1 }, 'when-empty', ['a']);
    expect(drawSequence(pile, 4).outcomes.map((drawn) => drawn.join(''))).toEqual(['abab', 'abba', 'baab', 'baba']);
  });

  it('equals a simulation card by card under each rule', () => {
    const times = fc.constantFrom<ReshuffleTime[]>('when-empty', 'end-of-round', 'after-draw');
    const rounds = fc.array(fc.nat(2), { maxLength: 3 });
    fc.assert(
      fc.property(times, rounds, fc.subarray(['a', 'b', 'c']), (time, draws, shuffling) => {
        const full = { a: 1, b: 2, c: 1 };
        const noCards: readonly string[] = [];
        const drawn = drawRounds(
          pileOf(full, time, shuffling as (keyof typeof full)[]),
          draws,
          noCards,
          (all, card) => [...all, card],
        );
        expect(fractions(drawn)).toEqual(played(['a', 'b', 'b', 'c'], time, shuffling, draws));
      }),
    );
  });
});

describe('pile in play', () => {
  const pile = pileOf(modifiers, 'end-of-round', ['x2', 'null']);

  it('tracks the remaining cards and whether a reshuffle is due', () => {
    const left = pileAfter(pile, ['+0', 'null', '+0']);
    expect(left).toMatchObject({ isDue: true, remaining: { '+0': 4, null: 0 } });
    expect(endRound(left)).toEqual(pile);
    const undue = pileAfter(pile, ['+0']);
    expect(endRound(undue)).toBe(undue);
  });

  it('pileAfter rejects a card that is not in the pile', () => {
    expect(() => pileAfter(pile, ['null', 'null'])).toThrow(expect.objectContaining({ code: 'deck-too-small' }));
  });

  it('drawCard returns the card and the remaining pile', () => {
    const second = andThen(drawCard(pile), (drawn) => map(drawCard(drawn.pile), ({ card }) => [drawn.card, card]));
    expect(fractions(second)).toEqual(fractions(drawSequence(pile, 2)));
  });
});

describe('drawBest and drawWorst', () => {
  const pile = pileOf(modifiers, 'end-of-round', ['x2', 'null']);

  it('keep the miss only if no other card can come with it', () => {
    expect(probability(drawBest(pile, 2, byRank), oneOf('null'))).toEqual(Rational.of(0));
    expect(probability(drawWorst(pile, 2, byRank), oneOf('null'))).toEqual(Rational.of(2, 20));
    expect(probability(drawBest(pile, 2, byRank), oneOf('x2'))).toEqual(Rational.of(2, 20));
  });

  it('keep the first drawn of equal cards', () => {
    const even = pileOf({ first: 1, second: 1 });
    expect(fractions(drawBest(even, 2, () => 0))).toEqual({ '"first"': '1/2', '"second"': '1/2' });
    expect(() => drawBest(even, 0, () => 0)).toThrow(expect.objectContaining({ code: 'bad-count' }));
  });
});

describe('drawUntil', () => {
  const rolling = pileOf({ roll: 2, stop: 2 });
  const isStop = (card: string) => card === 'stop';
  const count = (drawn: number) => drawn + 1;

  it('folds every card, including the last', () => {
    expect(fractions(drawUntil(rolling, isStop, 0, count))).toEqual({ '1': '1/2', '2': '1/3', '3': '1/6' });
  });

  it('takes (n+1)/(stops+1) cards on average', () => {
    const pile = pileOf({ ...modifiers, rolling: 4 });
    const cards = drawUntil(pile, (card) => card !== 'rolling', 0, count);
    expect(expectation(cards)).toEqual(Rational.of(25, 21));
  });

  it('continues into the reshuffled pile', () => {
    const left = pileAfter(pileOf({ roll: 1, stop: 1 }, 'when-empty'), ['stop']);
    expect(fractions(drawUntil(left, isStop, 0, count))).toEqual({ '2': '1/2', '3': '1/2' });
  });

  it('sums a rolling reshuffle card to infinity if the value does not grow', () => {
    const pile = pileOf({ roll: 2, stop: 1, other: 1 }, 'after-draw', ['roll']);
    const last = drawUntil(
      pile,
      (card) => card !== 'roll',
      '',
      (_, card) => card,
    );
    expect(fractions(last)).toEqual({ '"other"': '1/2', '"stop"': '1/2' });
  });

  it.each<[string, Pile<'roll' | 'stop'>]>([
    ['never-ends', pileOf({ roll: 2, stop: 0 }, 'when-empty')],
    ['never-ends', pileAfter(rolling, ['stop', 'stop'])],
    ['too-many-states', pileOf({ roll: 1, stop: 1 }, 'after-draw', ['roll'])],
  ])('is refused with %s', (code, pile) => {
    expect(() => drawUntil(pile, isStop, 0, count)).toThrow(expect.objectContaining({ code }));
  });
});

/** Returns each outcome with its probability as text, independent of the total. */
function fractions(d: Distribution<unknown>): Record<string, string> {
  return Object.fromEntries(
    d.outcomes.map((outcome, at) => [JSON.stringify(outcome), Rational.toString(Rational.of(d.weights[at]!, d.total))]),
  );
}

function permutations(cards: readonly string[]): string[][] {
  if (cards.length === 0) return [[]];
  return cards.flatMap((card, at) => permutations(cards.toSpliced(at, 1)).map((rest) => [card, ...rest]));
}

/** Simulates the same rules on a list of single cards. */
function played(
  full: readonly string[],
  time: ReshuffleTime,
  shuffling: readonly string[],
  rounds: readonly number[],
): Record<string, string> {
  const ends = new Map<string, Rational>();
  const draw = (
    left: readonly string[],
    drawn: readonly string[],
    round: number,
    inRound: number,
    p: Rational,
  ): void => {
    if (round === rounds.length) {
      const key = JSON.stringify(drawn);
      ends.set(key, Rational.add(ends.get(key) ?? Rational.of(0), p));
      return;
    }
    const sinceShuffle = drawn.slice(drawn.length - (full.length - left.length));
    const isDue = sinceShuffle.some((card) => shuffling.includes(card));
    if (inRound === rounds[round]) {
      draw(isDue && time === 'end-of-round' ? full : left, drawn, round + 1, 0, p);
      return;
    }
    const from = left.length === 0 || (isDue && time === 'after-draw') ? full : left;
    from.forEach((card, at) => {
      const share = Rational.multiply(p, Rational.of(1, from.length));
      draw(from.toSpliced(at, 1), [...drawn, card], round, inRound + 1, share);
    });
  };
  draw(full, [], 0, 0, Rational.of(1));
  return Object.fromEntries([...ends].map(([key, p]) => [key, Rational.toString(p)]));
}
