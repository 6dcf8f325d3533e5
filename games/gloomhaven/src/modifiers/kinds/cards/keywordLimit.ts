import * as z from 'zod';
import { KEYWORDS } from '../../../vocabulary/vocabulary.ts';
import { count, type ModifierKind, modifierSchema, noEnhancement, noWorth, plainRole } from '../../kind.ts';

const schema = modifierSchema('keyword-limit', {
  keyword: z.enum(KEYWORDS),
  count,
  xpOfOne: z.boolean().default(false).describe('Experience comes from one of them only'),
});

/** More cards of a keyword may be active at once; cards that mark a figure only on the same one. */
export const keywordLimit: ModifierKind<typeof schema> = {
  schema,
  on: ['special'],
  describe: ({ keyword, count, xpOfOne }, t) =>
    t('modifier.keyword-limit', {
      keyword: t(`keyword.${keyword}`),
      doom: keyword === 'doom',
      count,
      xpOfOne,
    }),
  order: 'chosen',
  enhance: noEnhancement,
  worth: noWorth,
  // Allows more active cards of a keyword: applies when one becomes active (`active.ts`).
  effect: {
    holds: true,
    role: plainRole,
    happens: (acting, modifier, rules) => rules.addLastingEffect(acting, modifier),
  },
};
