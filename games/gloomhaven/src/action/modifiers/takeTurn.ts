import * as z from 'zod';
import { branch, modifierKind, modifierSchema } from '../kind.ts';
import { Selector } from '../selector.ts';

/** A turn out of order, a turn on the other side, or one more hand card. */
export const takeTurn = modifierKind({
  schema: modifierSchema('take-turn', {
    who: Selector.optional(),
    how: z.enum(['extra', 'again', 'switched-sides', 'later']).describe('"later" is by a new leading card'),
    cards: z.enum(['two', 'top', 'bottom', 'none']).default('none').describe('What is played from hand for it'),
    control: z.enum(['performer', 'you']).default('performer'),
  }),
  on: ['special'],
  describe: ({ who, how, cards, control }, tell) =>
    tell.say('modifier.take-turn', {
      alone: who === undefined,
      who: who === undefined ? '' : tell.who(who),
      how: branch(how),
      cards,
      control,
    }),
});
