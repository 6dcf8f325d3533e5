import { creditOf } from '../../../state/figures.ts';
import { Amount } from '../../../vocabulary/facts.ts';
import { evaluateAmount } from '../../effectContext.ts';
import { forPerformer, type ModifierKind, modifierSchema, noEnhancement, noOwnTargets, noWorth } from '../../kind.ts';

const schema = modifierSchema('money', { value: Amount });

/** Money tokens from the supply. */
export const money: ModifierKind<typeof schema> = {
  schema,
  on: ['loot', 'special'],
  describe: ({ value }, t) => t('modifier.money', { value: t.number(value), where: t.where(value) }),
  order: 'chosen',
  enhance: noEnhancement,
  worth: noWorth,
  effect: {
    once: () => true,
    role: {
      ownTargets: noOwnTargets,
      forAttacker: forPerformer,
      inDefence: 'never',
      onFallen: 'applied',
    },
    happens({ state, figure, scene, log }, { value }) {
      const seat = creditOf(state, figure);
      const amount = evaluateAmount(scene, value);
      if (seat < 0 || amount <= 0) return undefined;
      state.heroes[seat]!.money += amount;
      log({ type: 'looted', figure, money: amount, treasures: [], goals: 0 });
      return undefined;
    },
  },
};
