import * as z from 'zod';
import { modifierKind, modifierSchema } from '../kind.ts';
import { Selector } from '../selector.ts';

/** Two figures swap places: the actor with another, or two others. */
export const swap = modifierKind({
  schema: modifierSchema('swap', { self: z.boolean().default(true), who: Selector }),
  on: ['special', 'move'],
  describe: ({ self, who }, tell) =>
    tell.say('modifier.swap', { self, who: tell.who(self ? who : { ...who, count: 'all' }) }),
});
