import { Amount } from '../../facts.ts';
import { modifierKind, modifierSchema } from '../kind.ts';

/** More enemies within the range of the attack are attacked too. R 7.13 */
export const addTarget = modifierKind({
  schema: modifierSchema('add-target', { count: Amount.default(1) }),
  on: ['attack', 'heal'],
  describe: ({ count }, tell) => tell.say('modifier.add-target', { count: tell.amount(count) }),
});
