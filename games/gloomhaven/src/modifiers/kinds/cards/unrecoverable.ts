import { type ModifierKind, modifierSchema, noEnhancement, noWorth } from '../../kind.ts';

const schema = modifierSchema('unrecoverable', {});

/** Once lost, the card cannot be recovered. R 4.10 */
export const unrecoverable: ModifierKind<typeof schema> = {
  schema,
  on: ['half'],
  describe: (_, t) => t('modifier.unrecoverable'),
  order: 'chosen',
  enhance: noEnhancement,
  worth: noWorth,
  aspects: { card: () => ({ isUnrecoverable: true }) },
  // Applies when a hero recovers cards. R 4.10
  effect: {
    whole: true,
  },
};
