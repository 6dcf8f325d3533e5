import type { Chance } from '@tessera/kernel';
import type { DeckCondition } from '../conditions/conditions.ts';
import { recordOf } from '../content/lookup.ts';
import { type ModifierDeck, shuffleIn } from '../state/modifierDeck.ts';
import type { ShownDeck } from './deck.ts';

/** The owners of a deck: the characters or the monsters. */
export type DeckOwners = 'characters' | 'monsters';

/** All decks of a scenario. */
export interface Decks<Deck> {
  readonly heroes: readonly Deck[];
  readonly monsters: Deck;
}

/** Returns how many cards of a kind the supply still has for these owners. R 8.8 */
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

/** Shuffles a bless or curse into a deck unless the supply is empty. Returns whether it did. R 8.8 */
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
