import { type Deck, deckSize, nextDraw } from './deck.ts';
import type { Distribution } from './distribution.ts';
import { ChanceError } from './error.ts';
import { map } from './transform.ts';

/**
 * When the drawn cards go back and the pile is shuffled: never (a draw from an empty pile is then an error); when a
 * card is needed and none is left; or additionally after a reshuffle card, at the end of the round or before the next
 * card.
 */
export type ReshuffleTime = 'never' | 'when-empty' | 'end-of-round' | 'after-draw';

/** A draw pile that knows its full deck. A plain value: drawing returns new piles. */
export interface Pile<K extends string = string> {
  readonly full: Deck<K>;
  readonly remaining: Deck<K>;
  readonly reshuffleCards: readonly K[];
  readonly reshuffle: ReshuffleTime;
  /** Whether a reshuffle card has been drawn and the reshuffle is pending. */
  readonly isDue: boolean;
}

/** A drawn card and the remaining pile. */
export interface DrawnCard<K extends string> {
  readonly card: K;
  readonly pile: Pile<K>;
}

/** Creates a freshly shuffled pile. */
export function pileOf<K extends string>(
  full: Deck<K>,
  reshuffle: ReshuffleTime = 'never',
  reshuffleCards: readonly NoInfer<K>[] = [],
): Pile<K> {
  return { full, remaining: full, reshuffleCards, reshuffle, isDue: false };
}

/** Draws one card. */
export function drawCard<K extends string>(pile: Pile<K>): Distribution<DrawnCard<K>> {
  const before = readyToDraw(pile);
  return map(nextDraw(before.remaining), (card) => ({ card, pile: withoutCard(before, card) }));
}

/** Returns the pile after the round: reshuffled if that is due. */
export function endRound<K extends string>(pile: Pile<K>): Pile<K> {
  return pile.isDue && pile.reshuffle === 'end-of-round' ? reshuffled(pile) : pile;
}

/** Returns the pile without these cards drawn since its last shuffle: the state of a table in play. */
export function pileAfter<K extends string>(pile: Pile<K>, drawn: readonly K[]): Pile<K> {
  return drawn.reduce((left, card) => {
    const before = readyToDraw(left);
    if (!(before.remaining[card] > 0)) throw new ChanceError('deck-too-small', `pileAfter: no ${card} is left to draw`);
    return withoutCard(before, card);
  }, pile);
}

function readyToDraw<K extends string>(pile: Pile<K>): Pile<K> {
  if (pile.isDue && pile.reshuffle === 'after-draw') return reshuffled(pile);
  return pile.reshuffle !== 'never' && deckSize(pile.remaining) === 0 ? reshuffled(pile) : pile;
}

function withoutCard<K extends string>(pile: Pile<K>, card: K): Pile<K> {
  const remaining = { ...pile.remaining, [card]: pile.remaining[card] - 1 };
  return { ...pile, remaining, isDue: pile.isDue || pile.reshuffleCards.includes(card) };
}

function reshuffled<K extends string>(pile: Pile<K>): Pile<K> {
  return { ...pile, remaining: pile.full, isDue: false };
}
