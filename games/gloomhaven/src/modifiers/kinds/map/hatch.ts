import { RecordId } from '@tessera/rules';
import { type ModifierKind, modifierSchema, noEnhancement, noWorth, plainRole } from '../../kind.ts';

const schema = modifierSchema('hatch', { object: RecordId, monster: RecordId });

/** Every object of this name on the map becomes a normal monster. */
export const hatch: ModifierKind<typeof schema> = {
  schema,
  on: ['special'],
  describe: ({ monster }, t) => t('modifier.hatch', { monster: t.nameOf(monster) }),
  references: ({ monster }) => [{ kind: 'monster', id: monster, path: ['monster'] }],
  order: 'chosen',
  enhance: noEnhancement,
  worth: noWorth,
  effect: {
    role: plainRole,
    happens: (acting, { object, monster }, rules) => rules.hatchObjects(acting, object, monster),
    once: () => true,
  },
};
