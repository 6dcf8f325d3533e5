import { damageInQuestion, pendingDamage } from '../../damage.ts';
import { effect } from './kind.ts';

/** Prevents the pending damage. */
export const negate = effect<'negate'>({
  happens({ state, target, figure, at, log }) {
    const pending = damageInQuestion(state) ?? pendingDamage(state, figure) ?? pendingDamage(state, target);
    if (pending === undefined || pending.amount === 0) return undefined;
    log({ type: 'negated', figure: pending.figure, amount: pending.amount, of: at });
    pending.amount = 0;
    return undefined;
  },
});
