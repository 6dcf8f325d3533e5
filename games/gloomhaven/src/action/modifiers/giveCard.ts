import { RecordId } from '@tessera/rules';
import * as z from 'zod';
import { modifierKind, modifierSchema } from '../kind.ts';

/** The target gets a card: one from a supply, or this card, which then works for the target. */
export const giveCard = modifierKind({
  schema: modifierSchema('give-card', { card: z.union([z.literal('this'), RecordId]) }),
  on: ['special', 'heal'],
  describe: ({ card }, tell) =>
    tell.say('modifier.give-card', { own: card === 'this', card: card === 'this' ? '' : tell.name(card) }),
  references: ({ card }) => (card === 'this' ? [] : [{ kind: 'card', id: card, path: ['card'] }]),
});
