import * as z from 'zod';
import { isHero } from '../../../state/figures.ts';
import { ITEM_SLOTS } from '../../../vocabulary/vocabulary.ts';
import { countOrAll, type ModifierKind, modifierSchema, noEnhancement, noWorth, plainRole } from '../../kind.ts';

const schema = modifierSchema('refresh', {
  items: countOrAll,
  state: z.enum(['spent', 'consumed', 'either']),
  slots: z.array(z.enum(ITEM_SLOTS)).default([]).describe('Only items of these slots; none means all'),
});

/** The target refreshes items. R 4.10, 12.2 */
export const refresh: ModifierKind<typeof schema> = {
  schema,
  on: ['special'],
  describe: ({ items, state, slots }, t) =>
    t('modifier.refresh', {
      items: String(items),
      state,
      only: slots.length > 0,
      slots: t.either(slots.map((slot) => t(`slotKind.${slot}`))),
      ...t.subject(),
    }),
  order: 'chosen',
  enhance: noEnhancement,
  worth: noWorth,
  aspects: { isForDrawer: true, refreshes: (modifier) => modifier },
  effect: {
    role: plainRole,
    happens: ({ state, target, at }, { items }) =>
      isHero(state, target) ? [{ at: 'items', seat: target, count: items === 'all' ? 99 : items, of: at }] : undefined,
  },
};
