import { modifierKind, modifierSchema } from '../kind.ts';

/** The card goes to the lost pile. R 4.6 */
export const lost = modifierKind({
  schema: modifierSchema('lost', {}),
  on: ['half'],
  describe: (_, tell) => tell.say('modifier.lost'),
});
