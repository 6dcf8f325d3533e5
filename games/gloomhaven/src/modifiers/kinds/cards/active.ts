import * as z from 'zod';
import { KEYWORDS } from '../../../vocabulary/vocabulary.ts';
import { type ModifierKind, modifierSchema, noEnhancement } from '../../kind.ts';

const schema = modifierSchema('active', {
  lasts: z.enum(['round', 'persistent']),
  slots: z.array(z.int().min(0).max(3)).max(8).default([]),
  keyword: z.enum(KEYWORDS).optional(),
});

/**
 * The card stays in the active area, for the round or permanently. Each slot is one use and names the experience
 * gained for it. Only one card of a keyword is active at a time. R 4.8
 */
export const active: ModifierKind<typeof schema> = {
  schema,
  on: ['half'],
  describe: ({ lasts, slots, keyword }, t) =>
    t.list([
      ...(keyword ? [t.say(`keyword.${keyword}`)] : []),
      t.say(`modifier.active.${lasts}`),
      ...(slots.length > 0 ? [t.say('modifier.active.slots', { count: slots.length, xp: slots.join(' ') })] : []),
    ]),
  problem: ({ lasts, slots }) => (lasts === 'round' && slots.length > 0 ? 'a round bonus has no slots.' : undefined),
  order: 'chosen',
  enhance: noEnhancement,
  worth: () => 0.5,
  isIcon: true,
  // `turn/cardEnd.ts` moves the card when the half is over. R 4.8
  effect: {
    whole: true,
  },
};
