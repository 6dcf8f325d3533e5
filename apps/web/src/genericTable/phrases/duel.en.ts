import type { RuleTexts } from '../ruleTexts.ts';

/** The rules speak English; only what they ask has names too short for people. */
export const duelEn = {
  decisions: {
    picks: 'a card for this round',
    rest: 'the card you lose by resting',
    move: 'where to go',
    aim: 'whom to attack',
    push: 'where to push',
    window: 'whether to react',
    damage: 'suffer it, or lose a card',
  },
} satisfies Partial<RuleTexts>;
