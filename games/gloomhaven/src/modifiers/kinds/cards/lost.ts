import { always, type ModifierKind, modifierSchema, noEnhancement, noWorth } from '../../kind.ts';

const schema = modifierSchema('lost', {});

/** The card goes to the lost pile. R 4.6 */
export const lost: ModifierKind<typeof schema> = {
  schema,
  on: ['half'],
  describe: (_, t) => t('modifier.lost'),
  isTerm: always,
  order: 'chosen',
  enhance: noEnhancement,
  worth: noWorth,
  estimate: {
    half(half, _modifier, place) {
      if (place === 'half') half.isLost = true;
    },
  },
  isIcon: true,
  aspects: { card: () => ({ isLost: true }) },
  // Applies when the card leaves play: `turn/cardEnd.ts`. R 4.6
  effect: {
    whole: true,
  },
};
