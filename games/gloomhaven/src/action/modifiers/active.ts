import * as z from 'zod';
import { KEYWORDS } from '../../vocabulary.ts';
import { modifierKind, modifierSchema } from '../kind.ts';

/**
 * The card stays in the active area, for the round or permanently. Each slot is one use and names the experience gained
 * for it. Only one card of a keyword is active at a time. R 4.8
 */
export const active = modifierKind({
  schema: modifierSchema('active', {
    lasts: z.enum(['round', 'persistent']),
    slots: z.array(z.int().min(0).max(3)).max(8).default([]),
    keyword: z.enum(KEYWORDS).optional(),
  }),
  on: ['half'],
  describe: ({ lasts, slots, keyword }, tell) =>
    tell.list([
      ...(keyword ? [tell.say(`keyword.${keyword}`)] : []),
      tell.say(`modifier.active.${lasts}`),
      ...(slots.length > 0 ? [tell.say('modifier.active.slots', { count: slots.length, xp: slots.join(' ') })] : []),
    ]),
  problem: ({ lasts, slots }) => (lasts === 'round' && slots.length > 0 ? 'a round bonus has no slots.' : undefined),
});
