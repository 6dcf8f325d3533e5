import { actionTexts } from './en/actions.ts';
import { modifierTexts } from './en/modifiers.ts';
import { scenarioTexts } from './en/scenario.ts';
import { termTexts } from './en/terms.ts';

/** The texts of Gloomhaven in English. */
export const en = { ...termTexts, ...scenarioTexts, action: actionTexts, modifier: modifierTexts };
