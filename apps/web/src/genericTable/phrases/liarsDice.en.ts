import type { RuleTexts } from '../ruleTexts.ts';

/** The rules speak English; only what they ask has names too short for people. */
export const liarsDiceEn = {
  decisions: { bid: 'bid higher, or call them a liar', look: 'look at the dice, then on with it' },
} satisfies Partial<RuleTexts>;
