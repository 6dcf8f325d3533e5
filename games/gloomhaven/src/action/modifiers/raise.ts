import * as z from 'zod';
import { count, modifierKind, modifierSchema } from '../kind.ts';

/** Increases each shield or each retaliate of a figure. R 7.7, 7.8 */
export const raise = modifierKind({
  schema: modifierSchema('raise', { what: z.enum(['shield', 'retaliate']), value: count }),
  on: ['special'],
  describe: ({ what, value }, tell) => tell.say('modifier.raise', { what: tell.say(`stat.${what}`), value }),
});
