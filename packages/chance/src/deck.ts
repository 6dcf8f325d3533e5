import { scaleFor, weigh } from './arithmetic.ts';
import { binomials, choose } from './counting.ts';
import { type Distribution, fromWeights } from './distribution.ts';
import { ChanceError, requireCount } from './error.ts';
import { atLeast, probability } from './query.ts';
import type { Quantity } from './rational.ts';
import { Tally } from './tally.ts';

/** A deck: the number of cards per kind. */
export type Deck<K extends string = string> = Readonly<Record<K, number>>;

/** Returns the distribution of the next card of a shuffled deck. */
export function nextDraw<K extends string>(deck: Deck<K>): Distribution<K> {
  const cards = cardsOf(deck);
  if (cards.length === 0) throw new ChanceError('deck-too-small', 'nextDraw: the deck is empty');
  return fromWeights(cards);
}

/** Returns the distribution of hands of `count` cards, each as a deck: order does not matter. */
export function hand<K extends string>(deck: Deck<K>, count: number): Distribution<Deck> {
  const none: Deck = {};
  return foldHand('hand', deck, count, none, (held, card, copies) => ({ ...held, [card]: copies }));
}

/** Returns the distribution of the total value of a hand of `count` cards, in integers. */
export function handSum<K extends string>(deck: Deck<K>, count: number, value: (card: K) => number): Distribution {
  return foldHand('handSum', deck, count, 0, (sum, card, copies) => sum + copies * value(card));
}

/** Returns the distribution of the number of wanted cards in a hand of `count`. */
export function handCount<K extends string>(
  deck: Deck<K>,
  count: number,
  isWanted: (card: K) => boolean,
): Distribution {
  return handSum(deck, count, (card) => (isWanted(card) ? 1 : 0));
}

/** Returns the probability that a hand of `count` has at least one wanted card. */
export function chanceOfAny<K extends string>(deck: Deck<K>, count: number, isWanted: (card: K) => boolean): Quantity {
  return probability(handCount(deck, count, isWanted), atLeast(1));
}

/** Returns the kinds with at least one card and their counts, in a fixed order. */
export function cardsOf<K extends string>(deck: Deck<K>): readonly (readonly [K, number])[] {
  const kinds = (Object.keys(deck) as K[]).sort();
  for (const kind of kinds) requireCount(`deck, ${kind}`, deck[kind], 0, DECK_LIMIT);
  return kinds.filter((kind) => deck[kind] > 0).map((kind) => [kind, deck[kind]] as const);
}

/** Returns the number of cards. */
export function deckSize(deck: Deck): number {
  return cardsOf(deck).reduce((size, [, copies]) => size + copies, 0);
}

// Keeps the number of possible hands within the range of doubles.
const DECK_LIMIT = 1000;

/** Chooses kind by kind how many copies are in the hand: far fewer cases than card by card. */
function foldHand<K extends string, A>(
  place: string,
  deck: Deck<K>,
  count: number,
  start: A,
  add: (value: A, card: K, copies: number) => A,
): Distribution<A> {
  const cards = cardsOf(deck);
  const size = deckSize(deck);
  requireCount(place, count, 0);
  requireCount(`${place}, size of the deck`, size, 0, DECK_LIMIT);
  if (count > size) throw new ChanceError('deck-too-small', `${place}: ${count} cards from a deck of ${size}`);
  return weigh(scaleFor(place, [], Number(choose(size, count)), cards.length), (arithmetic, tally) => {
    const choices = binomials(arithmetic, Math.max(0, ...cards.map(([, copies]) => copies)));
    let hands = new Tally<Hand<A>, typeof arithmetic.zero>(arithmetic);
    hands.add({ held: 0, value: start }, arithmetic.one);
    let left = size;
    for (const [card, copies] of cards) {
      left -= copies;
      const next = new Tally<Hand<A>, typeof arithmetic.zero>(arithmetic);
      for (const [{ held, value }, weight] of hands.entries()) {
        // At least as many as the remaining kinds cannot supply.
        for (let n = Math.max(0, count - held - left); n <= Math.min(copies, count - held); n++) {
          const taken = { held: held + n, value: n === 0 ? value : add(value, card, n) };
          next.add(taken, arithmetic.times(weight, choices[copies]![n]!));
        }
      }
      hands = next;
    }
    for (const [{ value }, weight] of hands.entries()) tally.add(value, weight);
  });
}

interface Hand<A> {
  readonly held: number;
  readonly value: A;
}
