import * as z from 'zod';
import { modifierKind, modifierSchema } from '../kind.ts';

/** A condition on the path of a move. */
export const path = modifierKind({
  schema: modifierSchema('path', { shape: z.enum(['straight', 'ends-beside-obstacle', 'ends-beside-you']) }),
  on: ['move'],
  describe: ({ shape }, tell) => tell.say(`modifier.path.${shape}`),
});
