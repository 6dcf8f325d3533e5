import type { Translation } from '@tessera/text';
import { actionTexts } from './de/actions.ts';
import { botReasons } from './de/botReasons.ts';
import { campaignContentTexts } from './de/campaignContent.ts';
import { campaignNames } from './de/campaignNames.ts';
import { cardNames } from './de/cardNames.ts';
import { cardPhrases } from './de/cardPhrases.ts';
import { focus } from './de/focus.ts';
import { futureTexts } from './de/future.ts';
import { houseRulesDe } from './de/houseRules.ts';
import { introductions1 } from './de/intros1.ts';
import { introductions2 } from './de/intros2.ts';
import { lobby } from './de/lobby.ts';
import { modifierTexts } from './de/modifiers.ts';
import { names } from './de/names.ts';
import { planTexts } from './de/plan.ts';
import { scenarioTexts } from './de/scenario.ts';
import { battleGoalNowTexts, missingTexts, priceTexts, scenarioSheetTexts } from './de/scenarioSheet.ts';
import { screenTexts } from './de/screen.ts';
import { tableTexts } from './de/table.ts';
import { tales } from './de/tales.ts';
import { termTexts } from './de/terms.ts';
import type { en } from './en.ts';

/** German texts of Gloomhaven. */
export const de: Translation<typeof en> = {
  ...termTexts,
  ...cardPhrases,
  ...scenarioTexts,
  ...campaignContentTexts,
  ...houseRulesDe,
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
  team: { party: 'Die Gruppe' },
  modifier: modifierTexts,
  called: { ...cardNames, ...names, ...campaignNames },
  reason: { ...tableTexts.preview, ...focus, ...botReasons },
};
