import { Amount } from '../../facts.ts';
import { modifierKind, modifierSchema } from '../kind.ts';

/** The attack targets more enemies within its range. R 7.13 */
export const addTarget = modifierKind({
  schema: modifierSchema('add-target', { count: Amount.default(1) }),
  on: ['attack', 'heal'],
  describe: ({ count }, tell) => tell.say('modifier.add-target', { count: tell.amount(count) }),
});
