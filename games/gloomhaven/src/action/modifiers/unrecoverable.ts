import { modifierKind, modifierSchema } from '../kind.ts';

/** Once lost, the card cannot be recovered. R 4.10 */
export const unrecoverable = modifierKind({
  schema: modifierSchema('unrecoverable', {}),
  on: ['half'],
  describe: (_, tell) => tell.say('modifier.unrecoverable'),
});
