import { recordOf, type View } from '@tessera/gloomhaven/selectors';
import type { Offer } from './offer.ts';

/** Returns the picked cards after a press: it toggles a card, and a third replaces the second. The first one leads. */
export function toggleCard(picked: readonly string[], card: string): readonly string[] {
  if (picked.includes(card)) return picked.filter((one) => one !== card);
  return picked.length < 2 ? [...picked, card] : [picked[0]!, card];
}

type Pile = 'hand' | 'active' | 'discard' | 'lost' | 'inPlay';

/** Returns all cards of a hero with their piles, by initiative. */
export function sortedCards(view: View, seat: number): readonly { readonly card: string; readonly pile: Pile }[] {
  const hero = view.heroes[seat]!;
  const piles: readonly Pile[] = ['hand', 'inPlay', 'active', 'discard', 'lost'];
  const all = piles.flatMap((pile) => hero[pile].flatMap((card) => (card === null ? [] : [{ card, pile }])));
  const initiative = (card: string) => recordOf('card', card).initiative;
  return all.toSorted((a, b) => initiative(a.card) - initiative(b.card) || a.card.localeCompare(b.card));
}

/** Returns the set of cards after another press. A card beyond the limit replaces the first. */
export function nextCardSet({ cards }: Offer, picked: readonly string[], card: string): readonly string[] {
  if (picked.includes(card)) return picked.filter((one) => one !== card);
  const most = Math.max(...cards.map((choice) => choice.cards.length));
  return [...picked, card].slice(-most);
}
