import * as z from 'zod';
import { forTarget, type ModifierKind, modifierSchema, noEnhancement, noOwnTargets, noWorth } from '../../kind.ts';

const schema = modifierSchema('redirect', {
  what: z.enum(['attack', 'damage']),
  to: z.enum(['you', 'its-ally']),
  less: z.int().min(0).max(9).default(0).describe('So much less damage on the way'),
});

/** Redirects an attack or its damage to another figure. */
export const redirect: ModifierKind<typeof schema> = {
  schema,
  on: ['special'],
  describe: ({ what, to, less }, t) => t.say('modifier.redirect', { what, to, less }),
  order: 'chosen',
  enhance: noEnhancement,
  worth: noWorth,
  effect: {
    ownTargets: noOwnTargets,
    forAttacker: forTarget,
    inDefence: 'at-once',
    onFallen: 'applied',
    happens: (acting, modifier, rules) =>
      modifier.what === 'attack' ? rules.redirectAttack(acting, modifier) : rules.redirectDamage(acting, modifier),
  },
};
