import { cardsOf } from './deck.ts';
import { constant, type Distribution } from './distribution.ts';
import { ChanceError, requireCount } from './error.ts';
import { absorb } from './markov.ts';
import { drawCard, endRound, type Pile } from './pile.ts';
import { andThen, map } from './transform.ts';

/** Builds a value card by card: `(sum, card) => sum + worth(card)`. The value must be plain. */
export type Fold<A, K extends string> = (value: A, card: K) => A;

/** Draws `count` cards within one round and folds them into a value. */
export function drawFold<A, K extends string>(
  pile: Pile<K>,
  count: number,
  start: A,
  fold: Fold<A, K>,
): Distribution<A> {
  return drawRounds(pile, [count], start, fold);
}

/** Draws the given number of cards in each of several rounds and folds them all into a value. */
export function drawRounds<A, K extends string>(
  pile: Pile<K>,
  draws: readonly number[],
  start: A,
  fold: Fold<A, K>,
): Distribution<A> {
  let tables: Distribution<Table<A, K>> = constant({ value: start, left: leftOf(pile) });
  for (const count of draws) {
    requireCount('drawRounds', count, 0);
    for (let drawn = 0; drawn < count; drawn++) tables = andThen(tables, (table) => drawOnto(pile, table, fold));
    tables = map(tables, ({ value, left }) => ({ value, left: leftOf(endRound({ ...pile, ...left })) }));
  }
  return map(tables, ({ value }) => value);
}

/** Returns the sequence of `count` cards, first drawn first. */
export function drawSequence<K extends string>(pile: Pile<K>, count: number): Distribution<readonly K[]> {
  const none: readonly K[] = [];
  return drawFold(pile, count, none, (drawn, card) => [...drawn, card]);
}

/** Returns the best of `count` cards by `compare` (positive if the first is better); of equals, the first drawn. */
export function drawBest<K extends string>(
  pile: Pile<K>,
  count: number,
  compare: (a: K, b: K) => number,
): Distribution<K> {
  requireCount('drawBest', count, 1);
  return andThen(drawCard(pile), ({ card, pile: left }) =>
    drawFold(left, count - 1, card, (best, next) => (compare(next, best) > 0 ? next : best)),
  );
}

/** Returns the worst of `count` cards by `compare` (positive if the first is better); of equals, the first drawn. */
export function drawWorst<K extends string>(
  pile: Pile<K>,
  count: number,
  compare: (a: K, b: K) => number,
): Distribution<K> {
  return drawBest(pile, count, (a, b) => compare(b, a));
}

/**
 * Draws until a card for which `isStop` holds, and folds every card, including the last, into a value: a modifier deck
 * with rolling cards.
 */
export function drawUntil<A, K extends string>(
  pile: Pile<K>,
  isStop: (card: K) => boolean,
  start: A,
  fold: Fold<A, K>,
): Distribution<A> {
  const toCome = pile.reshuffle === 'never' ? [pile.remaining] : [pile.remaining, pile.full];
  if (!toCome.some((deck) => cardsOf(deck).some(([card]) => isStop(card)))) {
    throw new ChanceError('never-ends', 'drawUntil: no card that stops the draw is left');
  }
  // After a stop the rest of the pile is irrelevant, so it must not distinguish states.
  type Drawing = Table<A, K> | { readonly value: A; readonly left: null };
  const step = (drawing: Drawing): Distribution<Drawing> => {
    if (drawing.left === null) return constant(drawing);
    return map(drawCard({ ...pile, ...drawing.left }), ({ card, pile: after }) => ({
      value: fold(drawing.value, card),
      left: isStop(card) ? null : leftOf(after),
    }));
  };
  const ends = absorb<Drawing>({ value: start, left: leftOf(pile) }, step, ({ left }) => left === null);
  return map(ends, ({ value }) => value);
}

/** The state between two cards: the value so far and the remaining pile. */
interface Table<A, K extends string> {
  readonly value: A;
  readonly left: Left<K>;
}

type Left<K extends string> = Pick<Pile<K>, 'remaining' | 'isDue'>;

function leftOf<K extends string>({ remaining, isDue }: Pile<K>): Left<K> {
  return { remaining, isDue };
}

function drawOnto<A, K extends string>(
  pile: Pile<K>,
  { value, left }: Table<A, K>,
  fold: Fold<A, K>,
): Distribution<Table<A, K>> {
  return map(drawCard({ ...pile, ...left }), ({ card, pile: after }) => ({
    value: fold(value, card),
    left: leftOf(after),
  }));
}
