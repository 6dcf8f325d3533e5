import * as z from 'zod';
import { count, type ModifierKind, modifierSchema, noEnhancement, noWorth, plainRole } from '../../kind.ts';

const schema = modifierSchema('lose-cards', { cards: count, to: z.enum(['lost', 'discard']).default('lost') });

/** The target loses cards. */
export const loseCards: ModifierKind<typeof schema> = {
  schema,
  on: ['special'],
  describe: ({ cards, to }, t) => t('modifier.lose-cards', { cards, to, ...t.subject() }),
  order: 'chosen',
  enhance: noEnhancement,
  worth: noWorth,
  effect: {
    role: plainRole,
    happens: (acting, { cards, to }, rules) => rules.cardFrames(acting, { from: 'hand', to, count: cards }),
  },
};
