import * as z from 'zod';
import { KEYWORDS } from '../../vocabulary.ts';
import { count, modifierKind, modifierSchema } from '../kind.ts';

/** More cards of a keyword may be active at once; cards that mark a figure only on the same one. */
export const keywordLimit = modifierKind({
  schema: modifierSchema('keyword-limit', {
    keyword: z.enum(KEYWORDS),
    count,
    xpOfOne: z.boolean().default(false).describe('Experience comes from one of them only'),
  }),
  on: ['special'],
  describe: ({ keyword, count, xpOfOne }, tell) =>
    tell.say('modifier.keyword-limit', {
      keyword: tell.say(`keyword.${keyword}`),
      doom: keyword === 'doom',
      count,
      xpOfOne,
    }),
});
