import { Amount } from '../../facts.ts';
import { modifierKind, modifierSchema } from '../kind.ts';

/** Money tokens from the supply. */
export const money = modifierKind({
  schema: modifierSchema('money', { value: Amount }),
  on: ['loot', 'special'],
  describe: ({ value }, tell) => tell.say('modifier.money', { value: tell.amount(value) }),
});
