import * as z from 'zod';
import { modifierKind, modifierSchema } from '../kind.ts';
import { Selector } from '../selector.ts';

/** Targets can no longer do or be something; with `who` it holds for whoever fits, those to come included. */
export const forbid = modifierKind({
  schema: modifierSchema('forbid', {
    what: z.enum(['fly', 'invisible', 'attack', 'losing-for-damage', 'items']),
    lasts: z.enum(['card', 'scenario']).default('card').describe('As long as the card is active, or for good'),
    who: Selector.optional(),
  }),
  on: ['attack', 'special', 'half'],
  describe: ({ what, who }, tell) => {
    const words = tell.say(`modifier.forbid.${what}`);
    return who === undefined ? words : tell.say('modifier.forbid.who', { who: tell.who(who), words });
  },
});
