import * as z from 'zod';
import { ITEM_SLOTS } from '../../vocabulary.ts';
import { countOrAll, modifierKind, modifierSchema } from '../kind.ts';

/** The target refreshes items. R 4.10, 12.2 */
export const refresh = modifierKind({
  schema: modifierSchema('refresh', {
    items: countOrAll,
    state: z.enum(['spent', 'consumed', 'either']),
    slots: z.array(z.enum(ITEM_SLOTS)).default([]).describe('Only items of these slots; none means all'),
  }),
  on: ['special'],
  describe: ({ items, state, slots }, tell) =>
    tell.say('modifier.refresh', {
      items: String(items),
      state,
      only: slots.length > 0,
      slots: tell.either(slots.map((slot) => tell.say(`slot.${slot}`))),
    }),
});
