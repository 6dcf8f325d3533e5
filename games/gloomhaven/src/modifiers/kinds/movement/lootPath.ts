import { type ModifierKind, modifierSchema, noEnhancement, noWorth } from '../../kind.ts';

const schema = modifierSchema('loot-path', {});

/** The figure loots every hex that it enters. R 9.1 */
export const lootPath: ModifierKind<typeof schema> = {
  schema,
  on: ['move'],
  describe: (_, t) => t('modifier.loot-path'),
  order: 'chosen',
  enhance: noEnhancement,
  worth: noWorth,
  // Loots every hex entered: `walk` does it.
  effect: {
    shapes(shape) {
      shape.lootPath = true;
    },
  },
};
