import type { Chance } from '@tessera/kernel';
import type { DeckCondition } from '../conditions/conditions.ts';
import { recordOf } from '../content/lookup.ts';
import { type ModifierDeck, type ShownDeck, shuffleIn } from './deck.ts';

/** Whose deck: a character's or that of the monsters. */
export type DeckOwners = 'characters' | 'monsters';

/** All decks of a scenario. */
export interface Decks<Deck> {
  readonly heroes: readonly Deck[];
  readonly monsters: Deck;
}

/** How many cards of a kind can still be given to a deck of these owners. R 8.8 */
export function supplyLeft(decks: Decks<Pick<ShownDeck, 'cards'>>, card: DeckCondition, owners: DeckOwners): number {
  const supply = recordOf('modifier-deck', 'standard').supply.find(
    (one) => one.card === card && (one.of === 'all' || one.of === owners),
  );
  if (supply === undefined) return 0;
  const counted = [
    ...(supply.of === 'monsters' ? [] : decks.heroes),
    ...(supply.of === 'characters' ? [] : [decks.monsters]),
  ];
  const used = counted.reduce((sum, { cards }) => sum + cards.filter((one) => one === card).length, 0);
  return Math.max(0, supply.count - used);
}

/** A bless or curse goes into the rest of a deck; with the supply used up nothing happens. Gives whether it did. R 8.8 */
export function giveDeckCard(
  decks: Decks<ModifierDeck>,
  card: DeckCondition,
  to: 'monsters' | number,
  chance: Chance,
): boolean {
  if (supplyLeft(decks, card, to === 'monsters' ? 'monsters' : 'characters') === 0) return false;
  shuffleIn(to === 'monsters' ? decks.monsters : decks.heroes[to]!, card, chance);
  return true;
}
