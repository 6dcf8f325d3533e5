import * as z from 'zod';
import { KEYWORDS } from '../../vocabulary.ts';
import { count, modifierKind, modifierSchema } from '../kind.ts';

/** More cards of a keyword may be active at once. */
export const keywordLimit = modifierKind({
  schema: modifierSchema('keyword-limit', { keyword: z.enum(KEYWORDS), count }),
  on: ['special'],
  describe: ({ keyword, count }, tell) =>
    tell.say('modifier.keyword-limit', { keyword: tell.say(`keyword.${keyword}`), count }),
});
