import * as z from 'zod';
import { modifierKind, modifierSchema } from '../kind.ts';

/** The attack has advantage or disadvantage. R 7.6 */
export const advantage = modifierKind({
  schema: modifierSchema('advantage', { worse: z.boolean().default(false).describe('Disadvantage') }),
  on: ['attack', 'special'],
  describe: ({ worse }, tell) => tell.say('modifier.advantage', { worse }),
});
