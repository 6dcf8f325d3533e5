import * as z from 'zod';
import { modifierKind, modifierSchema } from '../kind.ts';

/** Targets can no longer do or be something. */
export const forbid = modifierKind({
  schema: modifierSchema('forbid', { what: z.enum(['fly', 'invisible', 'attack', 'losing-for-damage']) }),
  on: ['attack', 'special', 'half'],
  describe: ({ what }, tell) => tell.say(`modifier.forbid.${what}`),
});
