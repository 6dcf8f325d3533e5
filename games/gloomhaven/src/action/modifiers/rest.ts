import { modifierKind, modifierSchema } from '../kind.ts';

/** A short rest gives what a long rest gives. R 6.2, 6.3 */
export const rest = modifierKind({
  schema: modifierSchema('rest', {}),
  on: ['special'],
  describe: (_, tell) => tell.say('modifier.rest'),
});
