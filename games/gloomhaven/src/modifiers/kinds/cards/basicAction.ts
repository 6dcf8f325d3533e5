import * as z from 'zod';
import { count, type ModifierKind, modifierSchema, noEnhancement, noWorth, plainRole } from '../../kind.ts';

const schema = modifierSchema('basic-action', { half: z.enum(['top', 'bottom']), value: count });

/** The basic action of a half has another value. R 4.3 */
export const basicAction: ModifierKind<typeof schema> = {
  schema,
  on: ['special'],
  describe: ({ half, value }, t) => t('modifier.basic-action', { half, value }),
  order: 'chosen',
  enhance: noEnhancement,
  worth: noWorth,
  // Applies when a basic action is played. R 4.3
  effect: {
    holds: true,
    role: plainRole,
    happens: (acting, modifier, rules) => rules.addLastingEffect(acting, modifier),
  },
};
