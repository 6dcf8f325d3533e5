import * as z from 'zod';
import { Amount } from '../../facts.ts';
import { STATS } from '../../vocabulary.ts';
import { ACTING_TYPES, modifierKind, modifierSchema } from '../kind.ts';

/** Adds to or subtracts from a number of the action, or of the trigger. */
export const bonus = modifierKind({
  schema: modifierSchema('bonus', { to: z.enum(STATS), value: Amount }),
  on: ACTING_TYPES,
  describe: ({ to, value }, tell) =>
    tell.say('modifier.bonus', { value: tell.signed(value), to: tell.say(`stat.${to}`) }),
});
