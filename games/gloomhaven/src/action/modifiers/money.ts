import { amount } from '../../facts.ts';
import { modifierKind, modifierSchema } from '../kind.ts';

/** Money tokens from the supply. */
export const money = modifierKind({
  schema: modifierSchema('money', { value: amount }),
  on: ['loot', 'special'],
  describe: ({ value }, tell) => tell.say('modifier.money', { value: tell.amount(value) }),
});
