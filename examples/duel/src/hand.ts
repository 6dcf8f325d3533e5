import { type KnownPile, unplacedCards } from '@tessera/chance';
import { type Refusal, refuse, type Seat } from '@tessera/kernel';
import { CARD_IDS, type CardId } from './cards.ts';
import type { Hero } from './state.ts';

/** What everyone may know of a hero's cards; a view has it as well as a state. */
interface ShownCards {
  readonly hand: readonly unknown[];
  readonly discard: readonly CardId[];
  readonly lost: readonly CardId[];
  readonly seen: readonly CardId[];
  readonly revealed: boolean;
  readonly pick?: CardId | null | undefined;
}

/** Takes a card out of the hand. It is the caller's to put it somewhere. */
export function takeFromHand(hero: Hero, card: CardId): void {
  hero.hand.splice(hero.hand.indexOf(card), 1);
}

/** From now on everyone knows that this card is this hero's. */
export function show(hero: Hero, card: CardId): void {
  if (!hero.seen.includes(card)) hero.seen.push(card);
}

/** Why a card may not be chosen: it is not among those to choose from. */
export function refuseCard(cards: readonly CardId[], card: CardId): Refusal | undefined {
  return cards.includes(card) ? undefined : refuse('no-such-card', { card });
}

/**
 * Whether a card may be this hero's by what everyone has seen of it. How many cards of the hand are still unknown is not
 * counted, as matches of earlier versions did not.
 */
export function mayHold(heroes: readonly ShownCards[], seat: Seat, card: CardId): boolean {
  const piles = concealedPiles(heroes);
  return piles[seat]!.known?.includes(card) || unplacedCards(concealedCards(heroes), piles).includes(card);
}

/** What is known of each hand and of the cards aside. A pick that lies face down is still among the hand. */
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

/** The cards that lie in no place that everyone can see. */
export function concealedCards(heroes: readonly ShownCards[]): CardId[] {
  return CARD_IDS.filter((card) =>
    heroes.every((hero) => !hero.discard.includes(card) && !hero.lost.includes(card) && openPick(hero) !== card),
  );
}

function openPick({ revealed, pick }: ShownCards): CardId | undefined {
  return revealed && pick ? pick : undefined;
}
