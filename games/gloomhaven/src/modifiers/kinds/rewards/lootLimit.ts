import { count, type ModifierKind, modifierSchema, noEnhancement, noWorth } from '../../kind.ts';

const schema = modifierSchema('loot-limit', { count });

/** Limits the number of looted tokens and tiles. */
export const lootLimit: ModifierKind<typeof schema> = {
  schema,
  on: ['loot'],
  describe: ({ count }, t) => t('modifier.loot-limit', { count }),
  order: 'chosen',
  enhance: noEnhancement,
  worth: noWorth,
  effect: {
    shapes(shape, { count }) {
      shape.lootLimit = count;
    },
  },
};
