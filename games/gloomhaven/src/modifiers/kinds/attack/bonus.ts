import * as z from 'zod';
import { Amount } from '../../../vocabulary/facts.ts';
import { STATS } from '../../../vocabulary/vocabulary.ts';
import { evaluateAmount } from '../../effectContext.ts';
import { ACTING_TYPES, always, type ModifierKind, modifierSchema, noEnhancement, noWorth } from '../../kind.ts';
import type { Modifier } from '../../modifier.ts';

const schema = modifierSchema('bonus', { to: z.enum(STATS), value: Amount });

/** Adds to or subtracts from a number of the action, or of the trigger. */
export const bonus: ModifierKind<typeof schema> = {
  schema,
  on: ACTING_TYPES,
  describe: ({ to, value }, t) =>
    t('modifier.bonus', { value: t.signed(value), to: t(`stat.${to}`), where: t.where(value) }),
  isTerm: always,
  order: 'free',
  enhance: noEnhancement,
  worth: noWorth,
  effect: {
    shapes(shape, { to, value }, scene) {
      shape.bonus[to] += evaluateAmount(scene, value);
    },
  },
};

/** Returns the amount that a modifier adds to a statistic, if it is a bonus to it. */
export function bonusTo(stat: (typeof STATS)[number], modifier: Modifier): Amount | undefined {
  return modifier.type === 'bonus' && modifier.to === stat ? modifier.value : undefined;
}
