import { type ModifierKind, modifierSchema, noEnhancement, noWorth, plainRole } from '../../kind.ts';

const schema = modifierSchema('act-from', {});

/** The owner may attack as if from the summon's hex. */
export const actFrom: ModifierKind<typeof schema> = {
  schema,
  on: ['summon', 'special'],
  describe: (_, t) => t('modifier.act-from'),
  order: 'chosen',
  enhance: noEnhancement,
  worth: noWorth,
  aspects: { isOrigin: true },
  // The owner may attack from the hex of the figure with this trait: offered before each attack
  // (`abilities/attackOrigins.ts`).
  effect: {
    holds: true,
    role: plainRole,
    happens: (acting, modifier, rules) => rules.addLastingEffect(acting, modifier),
  },
};
