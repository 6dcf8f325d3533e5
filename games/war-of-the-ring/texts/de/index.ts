import type { Translation } from '@tessera/text';
import type { en } from '../en/index.ts';
import { actions } from './actions.ts';
import { contentTexts } from './content.ts';
import { events } from './events.ts';
import { lobby } from './lobby.ts';
import { refusals } from './refusals.ts';
import { rules } from './rules.ts';

const { ruleNames, ...spoken } = rules;

/** German texts of the game. */
export const de: Translation<typeof en> = {
  ...contentTexts,
  ...spoken,
  name: { ...contentTexts.name, ...ruleNames },
  team: { 'free-peoples': 'Die Freien Völker', shadow: 'Der Schatten' },
  lobby,
  action: actions,
  event: events,
  refusal: refusals,
};
