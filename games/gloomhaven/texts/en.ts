import { actionTexts } from './en/actions.ts';
import { modifierTexts } from './en/modifiers.ts';
import { termTexts } from './en/terms.ts';

/** The texts of Gloomhaven in English. */
export const en = { ...termTexts, action: actionTexts, modifier: modifierTexts };
