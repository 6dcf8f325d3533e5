import type { Translation } from '@tessera/text';
import { actions } from './de/actions.ts';
import { contentTexts } from './de/content.ts';
import { events } from './de/events.ts';
import { refusals } from './de/refusals.ts';
import { rules } from './de/rules.ts';
import type { en } from './en.ts';

const { ruleNames, ...spoken } = rules;

/** German texts of the game. */
export const de: Translation<typeof en> = {
  ...contentTexts,
  ...spoken,
  name: { ...contentTexts.name, ...ruleNames },
  team: { 'free-peoples': 'Die Freien Völker', shadow: 'Der Schatten' },
  action: actions,
  event: events,
  refusal: refusals,
};
