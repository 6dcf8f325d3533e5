import { type ModifierKind, modifierSchema, noEnhancement, noWorth, plainRole } from '../../kind.ts';

const schema = modifierSchema('rest', {});

/** A short rest gives the benefits of a long rest. R 6.2, 6.3 */
export const rest: ModifierKind<typeof schema> = {
  schema,
  on: ['special'],
  describe: (_, t) => t('modifier.rest'),
  order: 'chosen',
  enhance: noEnhancement,
  worth: noWorth,
  // Applies when a short rest is taken: `round/rests.ts`.
  effect: {
    holds: true,
    role: plainRole,
    happens: (acting, modifier, rules) => rules.addLastingEffect(acting, modifier),
  },
};
