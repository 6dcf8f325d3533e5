import { RecordId } from '@tessera/rules';
import * as z from 'zod';
import { isHero } from '../../../state/figures.ts';
import { type ModifierKind, modifierSchema, noEnhancement, noWorth, plainRole } from '../../kind.ts';

const schema = modifierSchema('give-card', { card: z.union([z.literal('this'), RecordId]) });

/** The target gets a card: one from a supply, or this card, which then works for the target. */
export const giveCard: ModifierKind<typeof schema> = {
  schema,
  on: ['special', 'heal'],
  describe: ({ card }, t) =>
    t('modifier.give-card', {
      own: card === 'this',
      card: card === 'this' ? '' : t.nameOf(card),
      who: t.subject(undefined, 'dat').who,
    }),
  references: ({ card }) => (card === 'this' ? [] : [{ kind: 'card', id: card, path: ['card'] }]),
  order: 'chosen',
  enhance: noEnhancement,
  worth: noWorth,
  // Moves a card of a supply to the target's hand, or hands over this card after all its effects have begun.
  effect: {
    role: plainRole,
    // Only characters have cards.
    accepts: (table, id, ability) => ability !== 'special' || isHero(table, id),
    happens: (acting, { card }, rules) => (card === 'this' ? rules.handOver(acting) : rules.supplyCard(acting, card)),
    once: ({ card }) => card === 'this',
  },
};
