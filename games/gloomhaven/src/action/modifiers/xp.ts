import { Amount } from '../../facts.ts';
import { ANYWHERE, modifierKind, modifierSchema } from '../kind.ts';

/** Experience, if any part of the action was performed. R 4.5 */
export const xp = modifierKind({
  schema: modifierSchema('xp', { value: Amount }),
  on: ANYWHERE,
  describe: ({ value }, tell) => tell.say('modifier.xp', { value: tell.amount(value) }),
});
