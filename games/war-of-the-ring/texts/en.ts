import { actions } from './en/actions.ts';
import { contentTexts } from './en/content.ts';
import { events } from './en/events.ts';
import { refusals } from './en/refusals.ts';
import { rules } from './en/rules.ts';

const { ruleNames, ...spoken } = rules;

/** Everything the game says, in English. Gaps are filled by `src/words.ts`. */
export const en = {
  ...contentTexts,
  ...spoken,
  name: { ...contentTexts.name, ...ruleNames },
  team: { 'free-peoples': 'The Free Peoples', shadow: 'The Shadow' },
  action: actions,
  event: events,
  refusal: refusals,
} as const;
