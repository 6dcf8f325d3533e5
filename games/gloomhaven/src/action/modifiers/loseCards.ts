import * as z from 'zod';
import { count, modifierKind, modifierSchema } from '../kind.ts';

/** The target loses cards. */
export const loseCards = modifierKind({
  schema: modifierSchema('lose-cards', { cards: count, to: z.enum(['lost', 'discard']).default('lost') }),
  on: ['special'],
  describe: ({ cards, to }, tell) => tell.say('modifier.lose-cards', { cards, to }),
});
