import * as z from 'zod';
import { ITEM_SLOTS } from '../../../vocabulary/vocabulary.ts';
import { count, type ModifierKind, modifierSchema, noEnhancement, noWorth } from '../../kind.ts';

const schema = modifierSchema('item-slots', { slot: z.enum(ITEM_SLOTS), more: count });

/** Allows more items in a slot. R 12.1 */
export const itemSlots: ModifierKind<typeof schema> = {
  schema,
  on: ['special'],
  describe: ({ slot, more }, t) => t('modifier.item-slots', { slot: t(`slotKind.${slot}`), more }),
  order: 'chosen',
  enhance: noEnhancement,
  worth: noWorth,
  aspects: { pockets: ({ slot, more }) => (slot === 'small' ? more : 0) },
  // Allows more items: applies when a hero is equipped (`party.ts`). R 12.1
  effect: {
    holds: true,
  },
};
