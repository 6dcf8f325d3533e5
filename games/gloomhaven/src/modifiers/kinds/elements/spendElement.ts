import { forTarget, type ModifierKind, modifierSchema, noEnhancement, noOwnTargets, noWorth } from '../../kind.ts';

const schema = modifierSchema('spend-element', {});

/** Consumes the element that an enemy is about to consume, without a benefit. */
export const spendElement: ModifierKind<typeof schema> = {
  schema,
  on: ['special'],
  describe: (_, t) => t.say('modifier.spend-element'),
  order: 'chosen',
  enhance: noEnhancement,
  worth: noWorth,
  effect: {
    ownTargets: noOwnTargets,
    forAttacker: forTarget,
    inDefence: 'never',
    onFallen: 'applied',
    happens: (acting, _modifier, rules) => rules.spendWanted(acting),
  },
};
