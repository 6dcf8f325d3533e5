import { isHero } from '../../figures.ts';
import { removeCards, reshuffle } from '../../modifierDeck/deck.ts';
import { effect } from './kind.ts';

/** Removes cards from the target's modifier deck for the scenario. */
export const modifierDeck = effect<'modifier-deck'>({
  happens({ state, target, chance }, { remove, count, shuffle }) {
    const deck = isHero(state, target) ? state.decks.heroes[target]! : state.decks.monsters;
    removeCards(deck, remove, count === 'all' ? deck.cards.length : count);
    if (shuffle) reshuffle(deck, chance);
    return undefined;
  },
});
