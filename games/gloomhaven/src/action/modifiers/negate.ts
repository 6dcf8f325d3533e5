import { modifierKind, modifierSchema } from '../kind.ts';

/** Prevents the pending damage. */
export const negate = modifierKind({
  schema: modifierSchema('negate', {}),
  on: ['special'],
  describe: (_, tell) => tell.say('modifier.negate'),
});
