import { type ModifierKind, modifierSchema, noEnhancement, noWorth, plainRole } from '../../kind.ts';

const schema = modifierSchema('sight', {});

/** Invisible enemies can be targeted. R 8.7 */
export const sight: ModifierKind<typeof schema> = {
  schema,
  on: ['special', 'attack'],
  describe: (_, t) => t('modifier.sight'),
  order: 'chosen',
  enhance: noEnhancement,
  worth: noWorth,
  effect: {
    shapes(shape) {
      shape.sight = true;
    },
    holds: true,
    role: plainRole,
    happens: (acting, modifier, rules) => rules.addLastingEffect(acting, modifier),
    once: () => true,
  },
};
