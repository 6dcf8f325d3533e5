import * as z from 'zod';
import { modifierKind, modifierSchema } from '../kind.ts';

/** A boss performs the special of this number in its statistics. R 13.11 */
export const bossSpecial = modifierKind({
  schema: modifierSchema('boss-special', { number: z.union([z.literal(1), z.literal(2)]) }),
  on: ['special'],
  describe: ({ number }, tell) => tell.say('modifier.boss-special', { number }),
});
