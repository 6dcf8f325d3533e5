import { RecordId } from '@tessera/rules';
import { forTarget, type ModifierKind, modifierSchema, noEnhancement, noOwnTargets, noWorth } from '../../kind.ts';

const schema = modifierSchema('hatch', { object: RecordId, monster: RecordId });

/** Every object of this name on the map becomes a normal monster. */
export const hatch: ModifierKind<typeof schema> = {
  schema,
  on: ['special'],
  describe: ({ monster }, t) => t.say('modifier.hatch', { monster: t.name(monster) }),
  references: ({ monster }) => [{ kind: 'monster', id: monster, path: ['monster'] }],
  order: 'chosen',
  enhance: noEnhancement,
  worth: noWorth,
  effect: {
    ownTargets: noOwnTargets,
    forAttacker: forTarget,
    inDefence: 'never',
    onFallen: 'applied',
    happens: (acting, modifier, rules) => rules.hatchObjects(acting, modifier),
    once: () => true,
  },
};
