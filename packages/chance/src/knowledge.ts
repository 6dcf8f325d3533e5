import { ChanceError } from './error.ts';

/** What everybody knows of a pile of cards, a hand, a deck: its size, and cards that were seen to go into it. */
export interface KnownPile<K extends string> {
  readonly size: number;
  /** Cards that are in it, nobody can say where. */
  readonly known?: readonly K[];
  /** Cards that lie on top in this order, the last one uppermost. */
  readonly top?: readonly K[];
}

/** The cards of which it is not known in which pile they are. A card may be there several times. */
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

/** Whether, for all that is known, a card may be in a pile. */
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
 * One way in which the cards may lie: what is known stays in its pile, what is on top stays there, the rest is dealt out as
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
