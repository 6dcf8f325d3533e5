import * as z from 'zod';
import { isHero } from '../../../state/figures.ts';
import { removeCards, reshuffle } from '../../../state/modifierDeck.ts';
import { type ModifierKind, modifierSchema, noEnhancement, noWorth, plainRole } from '../../kind.ts';

const schema = modifierSchema('modifier-deck', {
  remove: z.enum(['minus-1', 'curse']),
  count: z.union([z.int().min(1).max(20), z.literal('all')]),
  shuffle: z.boolean().default(false),
});

/** Changes the target's attack modifier deck for the scenario. */
export const modifierDeck: ModifierKind<typeof schema> = {
  schema,
  on: ['special'],
  describe: ({ remove, count, shuffle }, t) =>
    t('modifier.modifier-deck', { card: t(`card.${remove}`), count: String(count), shuffle }),
  order: 'chosen',
  enhance: noEnhancement,
  worth: noWorth,
  effect: {
    role: plainRole,
    happens({ state, target, chance }, { remove, count, shuffle }) {
      const deck = isHero(state, target) ? state.decks.heroes[target]! : state.decks.monsters;
      removeCards(deck, remove, count === 'all' ? deck.cards.length : count);
      if (shuffle) reshuffle(deck, chance);
      return undefined;
    },
  },
};
