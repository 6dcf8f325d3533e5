import { type Refusal, refuse, type Seat } from '@tessera/kernel';
import type { CardId } from './cards.ts';
import type { Hero } from './state.ts';

/** What everyone may know of the heroes' cards. */
export type ShownCards = readonly Pick<Hero, 'discard' | 'lost' | 'seen' | 'revealed' | 'pick'>[];

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

/** Whether, for all that everyone knows, this hero may have this card in hand. */
export function mayHold(heroes: ShownCards, seat: Seat, card: CardId): boolean {
  const { discard, lost, revealed, pick } = heroes[seat]!;
  if (discard.includes(card) || lost.includes(card) || (revealed && pick === card)) return false;
  return heroes.every(({ seen }, other) => other === seat || !seen.includes(card));
}
