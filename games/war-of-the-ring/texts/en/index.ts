import { actions } from './actions.ts';
import { contentTexts } from './content.ts';
import { events } from './events.ts';
import { lobby } from './lobby.ts';
import { refusals } from './refusals.ts';
import { rules } from './rules.ts';

const { ruleNames, ...spoken } = rules;

/** English texts of the game. `src/text/messageFormat.ts` fills the placeholders. */
export const en = {
  ...contentTexts,
  ...spoken,
  name: { ...contentTexts.name, ...ruleNames },
  team: { 'free-peoples': 'The Free Peoples', shadow: 'The Shadow' },
  lobby,
  action: actions,
  event: events,
  refusal: refusals,
} as const;
