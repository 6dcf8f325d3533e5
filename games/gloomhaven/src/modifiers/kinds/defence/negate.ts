import { damageInQuestion, pendingDamage } from '../../../state/pendingDamage.ts';
import { defenceRole, type ModifierKind, modifierSchema, noEnhancement, noWorth } from '../../kind.ts';

const schema = modifierSchema('negate', {});

/** Prevents the pending damage. */
export const negate: ModifierKind<typeof schema> = {
  schema,
  on: ['special'],
  describe: (_, t) => t('modifier.negate'),
  order: 'chosen',
  enhance: noEnhancement,
  worth: noWorth,
  aspects: { defence: () => ({ isTotal: true }) },
  effect: {
    role: defenceRole,
    happens({ state, target, figure, at, log }) {
      const pending = damageInQuestion(state) ?? pendingDamage(state, figure) ?? pendingDamage(state, target);
      if (pending === undefined || pending.amount === 0) return undefined;
      log({ type: 'negated', figure: pending.figure, amount: pending.amount, of: at });
      pending.amount = 0;
      return undefined;
    },
  },
};
