import * as z from 'zod';
import { count, modifierKind, modifierSchema } from '../kind.ts';

/** The basic action of a half has another value. R 4.3 */
export const basicAction = modifierKind({
  schema: modifierSchema('basic-action', { half: z.enum(['top', 'bottom']), value: count }),
  on: ['special'],
  describe: ({ half, value }, tell) => tell.say('modifier.basic-action', { half, value }),
});
