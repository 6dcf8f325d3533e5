import * as z from 'zod';
import { defenceRole, type ModifierKind, modifierSchema, noEnhancement, noWorth } from '../../kind.ts';

const schema = modifierSchema('redirect', {
  what: z.enum(['attack', 'damage']),
  to: z.enum(['you', 'its-ally']),
  less: z.int().min(0).max(9).default(0).describe('So much less damage on the way'),
});

/** Redirects an attack or its damage to another figure. */
export const redirect: ModifierKind<typeof schema> = {
  schema,
  on: ['special'],
  describe: ({ what, to, less }, t) => t('modifier.redirect', { what, to, less }),
  order: 'chosen',
  enhance: noEnhancement,
  worth: noWorth,
  effect: {
    role: defenceRole,
    happens: (acting, { what, to, less }, rules) =>
      what === 'attack' ? rules.redirectAttack(acting, to) : rules.redirectDamage(acting, to, less),
  },
};
