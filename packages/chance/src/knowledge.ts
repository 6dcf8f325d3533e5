import { ChanceError } from './error.ts';

/** The public knowledge of a pile (a hand, a deck): its size, and the cards that were seen to go into it. */
export interface KnownPile<K extends string> {
  readonly size: number;
  /** Cards that are in it at an unknown position. */
  readonly known?: readonly K[];
  /** Cards on top in this order, the last one uppermost. */
  readonly top?: readonly K[];
}

/** Returns the cards whose pile is unknown. A card may occur several times. */
export function unplacedCards<K extends string>(cards: readonly K[], piles: readonly KnownPile<K>[]): K[] {
  const left = [...cards];
  for (const { known = [], top = [] } of piles) {
    for (const card of [...known, ...top]) {
      const at = left.indexOf(card);
      if (at < 0) throw new ChanceError('deck-too-small', `unplacedCards: more of ${card} are known than there are`);
      left.splice(at, 1);
    }
  }
  return left;
}

/** Whether a pile may contain a card, given public knowledge. */
export function mayHold<K extends string>(
  cards: readonly K[],
  piles: readonly KnownPile<K>[],
  pile: KnownPile<K>,
  card: K,
): boolean {
  const { size, known = [], top = [] } = pile;
  if (known.includes(card) || top.includes(card)) return true;
  return size > known.length + top.length && timesIn(cards, card) > timesPlaced(piles, card);
}

function timesPlaced<K extends string>(piles: readonly KnownPile<K>[], card: K): number {
  return piles.reduce((sum, { known = [], top = [] }) => sum + timesIn(known, card) + timesIn(top, card), 0);
}

function timesIn<K extends string>(cards: readonly K[], card: K): number {
  let times = 0;
  for (const one of cards) if (one === card) times++;
  return times;
}

/**
 * Returns one possible arrangement: known cards stay in their pile, top cards stay on top, and the rest is dealt as
 * `shuffle` leaves it. The last card of each pile is uppermost.
 */
export function dealUnknown<K extends string>(
  cards: readonly K[],
  piles: readonly KnownPile<K>[],
  shuffle: (cards: K[]) => void,
): K[][] {
  const rest = unplacedCards(cards, piles);
  const wanted = piles.reduce((sum, { size, known = [], top = [] }) => sum + size - known.length - top.length, 0);
  if (wanted !== rest.length) {
    throw new ChanceError('deck-too-small', `dealUnknown: ${wanted} places for ${rest.length} cards`);
  }
  shuffle(rest);
  return piles.map(({ size, known = [], top = [] }) => {
    const pile = [...known, ...rest.splice(0, size - known.length - top.length)];
    shuffle(pile);
    pile.push(...top);
    return pile;
  });
}
