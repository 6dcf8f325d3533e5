import { modifierKind, modifierSchema } from '../kind.ts';

/** The damage that is about to be suffered is not suffered. */
export const negate = modifierKind({
  schema: modifierSchema('negate', {}),
  on: ['special'],
  describe: (_, tell) => tell.say('modifier.negate'),
});
