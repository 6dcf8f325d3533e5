import * as z from 'zod';
import { ITEM_SLOTS } from '../../vocabulary.ts';
import { count, modifierKind, modifierSchema } from '../kind.ts';

/** Allows more items in a slot. R 12.1 */
export const itemSlots = modifierKind({
  schema: modifierSchema('item-slots', { slot: z.enum(ITEM_SLOTS), more: count }),
  on: ['special'],
  describe: ({ slot, more }, tell) => tell.say('modifier.item-slots', { slot: tell.say(`slot.${slot}`), more }),
});
