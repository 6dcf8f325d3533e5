import { RecordId } from '@tessera/rules';
import { modifierKind, modifierSchema } from '../kind.ts';

/** Every object of this name on the map becomes a normal monster. */
export const hatch = modifierKind({
  schema: modifierSchema('hatch', { object: RecordId, monster: RecordId }),
  on: ['special'],
  describe: ({ monster }, tell) => tell.say('modifier.hatch', { monster: tell.name(monster) }),
  references: ({ monster }) => [{ kind: 'monster', id: monster, path: ['monster'] }],
});
