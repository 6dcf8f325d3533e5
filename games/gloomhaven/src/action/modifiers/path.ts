import * as z from 'zod';
import { modifierKind, modifierSchema } from '../kind.ts';

/** What the movement must be like. */
export const path = modifierKind({
  schema: modifierSchema('path', { shape: z.enum(['straight', 'ends-beside-obstacle', 'ends-beside-you']) }),
  on: ['move'],
  describe: ({ shape }, tell) => tell.say(`modifier.path.${shape}`),
});
