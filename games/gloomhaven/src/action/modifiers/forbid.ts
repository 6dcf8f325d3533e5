import * as z from 'zod';
import { modifierKind, modifierSchema } from '../kind.ts';

/** Targets can no longer do or be something. */
export const forbid = modifierKind({
  schema: modifierSchema('forbid', {
    what: z.enum(['fly', 'invisible', 'attack', 'losing-for-damage', 'items']),
    lasts: z.enum(['card', 'scenario']).default('card').describe('As long as the card is active, or for good'),
  }),
  on: ['attack', 'special', 'half'],
  describe: ({ what }, tell) => tell.say(`modifier.forbid.${what}`),
});
