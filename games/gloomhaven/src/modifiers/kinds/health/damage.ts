import { Amount } from '../../../vocabulary/facts.ts';
import { evaluateAmount } from '../../effectContext.ts';
import { ANYWHERE, forNamed, type ModifierKind, modifierSchema, noEnhancement, noWorth } from '../../kind.ts';
import { Selector } from '../../selector.ts';

const schema = modifierSchema('damage', { value: Amount, who: Selector.optional() });

/** Damage outside of attacks: no modifier, no shield. R 7.17. Without `who` the targets of the action suffer it. */
export const damage: ModifierKind<typeof schema> = {
  schema,
  on: ANYWHERE,
  describe: ({ value, who }, t) =>
    t('modifier.damage.suffer', {
      value: t.number(value),
      where: t.where(value),
      ...t.subject(who),
    }),
  order: 'chosen',
  enhance: noEnhancement,
  worth: noWorth,
  effect: {
    role: {
      ownTargets: ({ who }) => who,
      forAttacker: forNamed,
      inDefence: 'after-attack',
      onFallen: 'skipped',
    },
    suffered: true,
    isHarm: ({ who }) => who === undefined,
    happens({ state, performance, figure, target, scene, value: settled }, { value }, rules) {
      const more = performance === undefined ? 0 : rules.shapeOf(state, performance).bonus.damage;
      const amount = Math.max(0, (settled ?? evaluateAmount(scene, value)) + more);
      return [{ at: 'damage', figure: target, amount, by: figure, from: 'effect' }];
    },
  },
};
