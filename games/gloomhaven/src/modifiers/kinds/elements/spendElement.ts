import { type ModifierKind, modifierSchema, noEnhancement, noWorth, plainRole } from '../../kind.ts';

const schema = modifierSchema('spend-element', {});

/** Consumes the element that an enemy is about to consume, without a benefit. */
export const spendElement: ModifierKind<typeof schema> = {
  schema,
  on: ['special'],
  describe: (_, t) => t('modifier.spend-element'),
  order: 'chosen',
  enhance: noEnhancement,
  worth: noWorth,
  effect: {
    role: plainRole,
    happens: (acting, _modifier, rules) => rules.spendWanted(acting),
  },
};
