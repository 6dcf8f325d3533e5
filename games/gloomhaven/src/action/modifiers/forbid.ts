import * as z from 'zod';
import { modifierKind, modifierSchema } from '../kind.ts';
import { Selector } from '../selector.ts';

/** Prohibits something to the targets; with `who`, to every matching figure, including later ones. */
export const forbid = modifierKind({
  schema: modifierSchema('forbid', {
    what: z.enum(['fly', 'invisible', 'attack', 'losing-for-damage', 'items']),
    lasts: z.enum(['card', 'scenario']).default('card').describe('As long as the card is active, or for good'),
    who: Selector.optional(),
  }),
  on: ['attack', 'special', 'half'],
  describe: ({ what, who }, tell) =>
    who === undefined
      ? tell.say(`modifier.forbid.${what}`)
      : tell.say(`modifier.forbid.others.${what}`, { who: tell.who(who) }),
});
