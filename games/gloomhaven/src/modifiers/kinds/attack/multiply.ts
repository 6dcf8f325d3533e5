import * as z from 'zod';
import { ACTING_TYPES, type ModifierKind, modifierSchema, noEnhancement, noWorth } from '../../kind.ts';

const schema = modifierSchema('multiply', { to: z.enum(['attack', 'move', 'heal']), by: z.int().min(2).max(4) });

/** Multiplies a value; the attacker orders it among additions. R 7.2 */
export const multiply: ModifierKind<typeof schema> = {
  schema,
  on: ACTING_TYPES,
  describe: ({ to, by }, t) => t('modifier.multiply', { by, to: t(`stat.${to}`) }),
  order: 'free',
  enhance: noEnhancement,
  worth: noWorth,
  // Applies after all additions, which is the attacker's best order. R 7.2
  effect: {
    shapes(shape, { to, by }) {
      if (shape.type === to) shape.factor *= by;
    },
  },
};
