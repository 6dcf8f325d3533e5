import * as z from 'zod';
import { KEYWORDS } from '../../vocabulary.ts';
import { countOrAll, modifierKind, modifierSchema } from '../kind.ts';
import { Selector } from '../selector.ts';

/** Moves marks to another figure instead of ending them: those of cards with a keyword, or those without one. */
export const moveMark = modifierKind({
  schema: modifierSchema('move-mark', {
    count: countOrAll.default(1),
    keyword: z.enum(KEYWORDS).optional(),
    must: z.boolean().default(false).describe('Nobody is asked whether, only to whom'),
    to: Selector,
  }),
  on: ['special', 'move'],
  describe: ({ count, keyword, to }, tell) =>
    tell.say('modifier.move-mark', {
      count: String(count),
      named: keyword !== undefined,
      keyword: keyword === undefined ? '' : tell.say(`keyword.${keyword}`),
      who: tell.who(to),
    }),
});
