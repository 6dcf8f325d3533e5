import { modifierKind, modifierSchema } from '../kind.ts';

/** A short rest gives the benefits of a long rest. R 6.2, 6.3 */
export const rest = modifierKind({
  schema: modifierSchema('rest', {}),
  on: ['special'],
  describe: (_, tell) => tell.say('modifier.rest'),
});
