import * as z from 'zod';
import { Amount } from '../../../vocabulary/facts.ts';
import { evaluateAmount } from '../../effectContext.ts';
import { forTarget, type ModifierKind, modifierSchema, noEnhancement, noOwnTargets, noWorth } from '../../kind.ts';

const schema = modifierSchema('hit-points', { set: Amount.optional(), over: z.int().min(1).max(99).optional() });

/** Sets hit points, which is not damage, or lets them exceed the maximum. */
export const hitPoints: ModifierKind<typeof schema> = {
  schema,
  on: ['special', 'attack'],
  describe: ({ set, over }, t) =>
    t('modifier.hit-points', {
      over: over ?? 0,
      isSet: set !== undefined,
      value: set === undefined ? '' : t.amount(set),
      ...t.subject(),
    }),
  problem: ({ set, over }) => ((set === undefined) === (over === undefined) ? 'set, or over: one of both.' : undefined),
  order: 'chosen',
  enhance: noEnhancement,
  worth: noWorth,
  effect: {
    holds: true,
    role: {
      ownTargets: noOwnTargets,
      forAttacker: forTarget,
      inDefence: 'never',
      onFallen: 'skipped',
    },
    happens(acting, modifier, rules) {
      const { state, figure, target, scene, log } = acting;
      if (modifier.set === undefined) return rules.addLastingEffect(acting, modifier);
      const one = state.figures[target]!;
      one.hp = Math.min(one.maxHp, evaluateAmount(scene, modifier.set));
      log({ type: 'healed', figure: target, amount: 0, left: one.hp });
      return one.hp <= 0 ? [{ at: 'death', figure: target, by: figure }] : undefined;
    },
  },
};
