import { type KnownPile, unplacedCards } from '@tessera/chance';
import { type Refusal, refuse, type Seat } from '@tessera/kernel';
import { CARD_IDS, type CardId } from '../state/cards.ts';
import type { Hero } from '../state/state.ts';

/** The public information about a hero's cards, in a state or a view. */
interface ShownCards {
  readonly hand: readonly unknown[];
  readonly discard: readonly CardId[];
  readonly lost: readonly CardId[];
  readonly seen: readonly CardId[];
  readonly revealed: boolean;
  readonly pick?: CardId | null | undefined;
}

/** Removes a card from the hand. The caller puts it somewhere else. */
export function takeFromHand(hero: Hero, card: CardId): void {
  hero.hand.splice(hero.hand.indexOf(card), 1);
}

/** Records that all players know this card belongs to this hero. */
export function show(hero: Hero, card: CardId): void {
  if (!hero.seen.includes(card)) hero.seen.push(card);
}

/** Returns the reason why a card may not be chosen: it is not among the options. */
export function refuseCard(cards: readonly CardId[], card: CardId): Refusal | undefined {
  return cards.includes(card) ? undefined : refuse('no-such-card', { card });
}

/**
 * Whether this hero may hold a card, given public information. The number of unknown cards in the hand is not
 * considered, as in matches of earlier versions.
 */
export function mayHold(heroes: readonly ShownCards[], seat: Seat, card: CardId): boolean {
  const piles = concealedPiles(heroes);
  return piles[seat]!.known?.includes(card) || unplacedCards(concealedCards(heroes), piles).includes(card);
}

/**
 * Returns the public knowledge of each hand and of the cards aside. A face-down pick still counts as part of the hand.
 */
export function concealedPiles(heroes: readonly ShownCards[]): KnownPile<CardId>[] {
  const hands = heroes.map((hero) => {
    const { discard, lost, seen, hand } = hero;
    const open = openPick(hero);
    const known = seen.filter((card) => !discard.includes(card) && !lost.includes(card) && card !== open);
    return { size: hand.length + (hero.pick === null || open !== undefined ? 0 : 1), known };
  });
  const held = hands.reduce((sum, { size }) => sum + size, 0);
  return [...hands, { size: concealedCards(heroes).length - held }];
}

/** Returns the cards that are in no public place. */
export function concealedCards(heroes: readonly ShownCards[]): CardId[] {
  return CARD_IDS.filter((card) =>
    heroes.every((hero) => !hero.discard.includes(card) && !hero.lost.includes(card) && openPick(hero) !== card),
  );
}

function openPick({ revealed, pick }: ShownCards): CardId | undefined {
  return revealed && pick ? pick : undefined;
}
