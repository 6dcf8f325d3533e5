import * as z from 'zod';
import { count, type ModifierKind, modifierSchema, noEnhancement, noWorth, plainRole } from '../../kind.ts';

const schema = modifierSchema('raise', { what: z.enum(['shield', 'retaliate']), value: count });

/** Increases each shield or each retaliate of a figure. R 7.7, 7.8 */
export const raise: ModifierKind<typeof schema> = {
  schema,
  on: ['special'],
  describe: ({ what, value }, t) => t('modifier.raise', { what: t(`stat.${what}`), value }),
  order: 'chosen',
  enhance: noEnhancement,
  worth: noWorth,
  // Applies where shields and retaliates are summed: `activeModifiers.ts`.
  effect: {
    holds: true,
    role: plainRole,
    happens: (acting, modifier, rules) => rules.addLastingEffect(acting, modifier),
  },
};
