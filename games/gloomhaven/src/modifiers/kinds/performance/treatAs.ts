import * as z from 'zod';
import { type ModifierKind, modifierSchema, noEnhancement, noWorth, plainRole } from '../../kind.ts';

const kind = z.enum(['attack', 'move', 'heal']);

const schema = modifierSchema('treat-as', {
  from: z.array(kind).min(1),
  to: kind,
  plus: z.int().min(0).max(5).default(0),
});

/** Actions of one type may be performed as another, with the same value plus a bonus. */
export const treatAs: ModifierKind<typeof schema> = {
  schema,
  on: ['special'],
  describe: ({ from, to, plus }, t) =>
    t('modifier.treat-as', {
      from: t.either(from.map((each) => t(`stat.${each}`))),
      to: t(`stat.${to}`),
      plus,
    }),
  order: 'chosen',
  enhance: noEnhancement,
  worth: noWorth,
  // Abilities of one type may be performed as another: `perform/offers.ts` offers it.
  effect: {
    holds: true,
    role: plainRole,
    happens: (acting, modifier, rules) => rules.addLastingEffect(acting, modifier),
  },
};
