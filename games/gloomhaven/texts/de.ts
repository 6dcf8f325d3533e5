import type { Translation } from '@tessera/text';
import { actionTexts } from './de/actions.ts';
import { modifierTexts } from './de/modifiers.ts';
import { scenarioTexts } from './de/scenario.ts';
import { termTexts } from './de/terms.ts';
import type { en } from './en.ts';

/** Die Texte von Gloomhaven auf Deutsch. */
export const de: Translation<typeof en> = {
  ...termTexts,
  ...scenarioTexts,
  action: actionTexts,
  modifier: modifierTexts,
};
