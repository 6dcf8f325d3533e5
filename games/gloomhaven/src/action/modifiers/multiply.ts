import * as z from 'zod';
import { ACTING_TYPES, modifierKind, modifierSchema } from '../kind.ts';

/** Multiplies a value; the attacker orders it among additions. R 7.2 */
export const multiply = modifierKind({
  schema: modifierSchema('multiply', { to: z.enum(['attack', 'move', 'heal']), by: z.int().min(2).max(4) }),
  on: ACTING_TYPES,
  describe: ({ to, by }, tell) => tell.say('modifier.multiply', { by, to: tell.say(`stat.${to}`) }),
});
