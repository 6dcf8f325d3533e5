import type { RuleTexts } from '../ruleTexts.ts';

/** The rules speak English; only what they ask has names too short for people. */
export const gomokuEn = { decisions: { place: 'where to put a stone' } } satisfies Partial<RuleTexts>;
