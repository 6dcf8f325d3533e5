import { actionTexts } from './en/actions.ts';
import { botReasons } from './en/botReasons.ts';
import { campaignContentTexts } from './en/campaignContent.ts';
import { campaignNames } from './en/campaignNames.ts';
import { cardNames } from './en/cardNames.ts';
import { cardPhrases } from './en/cardPhrases.ts';
import { focus } from './en/focus.ts';
import { futureTexts } from './en/future.ts';
import { houseRulesEn } from './en/houseRules.ts';
import { introductions1 } from './en/intros1.ts';
import { introductions2 } from './en/intros2.ts';
import { lobby } from './en/lobby.ts';
import { modifierTexts } from './en/modifiers.ts';
import { names } from './en/names.ts';
import { planTexts } from './en/plan.ts';
import { scenarioTexts } from './en/scenario.ts';
import { battleGoalNowTexts, missingTexts, priceTexts, scenarioSheetTexts } from './en/scenarioSheet.ts';
import { screenTexts } from './en/screen.ts';
import { tableTexts } from './en/table.ts';
import { tales } from './en/tales.ts';
import { termTexts } from './en/terms.ts';

/** English texts of Gloomhaven. */
export const en = {
  ...termTexts,
  ...cardPhrases,
  ...scenarioTexts,
  ...campaignContentTexts,
  ...houseRulesEn,
  sheet: scenarioSheetTexts,
  battleGoalNow: battleGoalNowTexts,
  missing: missingTexts,
  price: priceTexts,
  plan: planTexts,
  future: futureTexts,
  introduction: { ...introductions1, ...introductions2 },
  tale: tales,
  ...tableTexts,
  ...screenTexts,
  action: { ...actionTexts, ...tableTexts.choice },
  lobby,
  team: { party: 'The party' },
  modifier: modifierTexts,
  called: { ...cardNames, ...names, ...campaignNames },
  reason: { ...tableTexts.preview, ...focus, ...botReasons },
};
