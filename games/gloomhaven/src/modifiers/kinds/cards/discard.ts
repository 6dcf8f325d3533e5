import { count, type ModifierKind, modifierSchema, noEnhancement, noWorth, plainRole } from '../../kind.ts';

const schema = modifierSchema('discard', { cards: count });

/** Moves lost cards back to the discard pile. No printed card does it. */
export const discard: ModifierKind<typeof schema> = {
  schema,
  on: ['special'],
  describe: ({ cards }, t) => t('modifier.discard', { cards, ...t.subject() }),
  order: 'chosen',
  enhance: noEnhancement,
  worth: noWorth,
  effect: {
    role: plainRole,
    happens: (acting, { cards }, rules) => rules.cardFrames(acting, { from: 'lost', to: 'discard', count: cards }),
  },
};
