import * as z from 'zod';
import { KEYWORDS } from '../../../vocabulary/vocabulary.ts';
import { type ModifierKind, modifierSchema, noEnhancement, noWorth, plainRole } from '../../kind.ts';

const schema = modifierSchema('keyword-reach', { keyword: z.enum(KEYWORDS), attacks: z.enum(['ranged', 'performed']) });

/** Active cards of a keyword also apply to attacks outside their condition. */
export const keywordReach: ModifierKind<typeof schema> = {
  schema,
  on: ['special'],
  describe: ({ keyword, attacks }, t) => t('modifier.keyword-reach', { keyword: t(`keyword.${keyword}`), attacks }),
  order: 'chosen',
  enhance: noEnhancement,
  worth: noWorth,
  // Cards of a keyword apply to other attacks too: `triggers.ts` checks it.
  effect: {
    holds: true,
    role: plainRole,
    happens: (acting, modifier, rules) => rules.addLastingEffect(acting, modifier),
  },
};
