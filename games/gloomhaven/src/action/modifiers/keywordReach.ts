import * as z from 'zod';
import { KEYWORDS } from '../../vocabulary.ts';
import { modifierKind, modifierSchema } from '../kind.ts';

/** Active cards of a keyword also apply to attacks outside their condition. */
export const keywordReach = modifierKind({
  schema: modifierSchema('keyword-reach', { keyword: z.enum(KEYWORDS), attacks: z.enum(['ranged', 'performed']) }),
  on: ['special'],
  describe: ({ keyword, attacks }, tell) =>
    tell.say('modifier.keyword-reach', { keyword: tell.say(`keyword.${keyword}`), attacks }),
});
