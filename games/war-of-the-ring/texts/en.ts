import { actions } from './en/actions.ts';
import { contentTexts } from './en/content.ts';
import { events } from './en/events.ts';
import { refusals } from './en/refusals.ts';
import { rules } from './en/rules.ts';

const { ruleNames, ...spoken } = rules;

/** English texts of the game. `src/text/messageFormat.ts` fills the placeholders. */
export const en = {
  ...contentTexts,
  ...spoken,
  name: { ...contentTexts.name, ...ruleNames },
  team: { 'free-peoples': 'The Free Peoples', shadow: 'The Shadow' },
  action: actions,
  event: events,
  refusal: refusals,
} as const;
