import { focusTexts } from '../src/board/index.ts';
import { actionTexts } from './en/actions.ts';
import { botReasons } from './en/botReasons.ts';
import { cardNames } from './en/cardNames.ts';
import { modifierTexts } from './en/modifiers.ts';
import { names } from './en/names.ts';
import { scenarioTexts } from './en/scenario.ts';
import { screenTexts } from './en/screen.ts';
import { tableTexts } from './en/table.ts';
import { termTexts } from './en/terms.ts';

/** The texts of Gloomhaven in English. */
export const en = {
  ...termTexts,
  ...scenarioTexts,
  ...tableTexts,
  ...screenTexts,
  action: { ...actionTexts, ...tableTexts.choice },
  team: { party: 'The party' },
  modifier: modifierTexts,
  called: { ...cardNames, ...names },
  reason: { ...tableTexts.preview, ...focusTexts.en, ...botReasons },
};
