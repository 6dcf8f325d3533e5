import type { RecordChecks } from '@tessera/rules';
import {
  checkAchievement,
  checkCampaignTables,
  checkEnvelope,
  checkLocation,
  checkMilestone,
} from '../campaign/checkCampaign.ts';
import { checkEvent } from '../campaign/checkEvent.ts';
import { checkPersonalQuest } from '../campaign/checkQuest.ts';
import type { GloomhavenKinds } from '../kinds.ts';
import {
  checkCard,
  checkClass,
  checkItem,
  checkModifierCard,
  checkModifierDeck,
  checkMonster,
  checkMonsterDeck,
  checkTreasure,
} from './checkRecords.ts';
import { checkScenario } from './checkScenario.ts';

/** Checks that need the whole content: references resolve, and maps are playable. */
export const gloomhavenChecks: RecordChecks<GloomhavenKinds> = {
  achievement: checkAchievement,
  'campaign-tables': checkCampaignTables,
  card: checkCard,
  class: checkClass,
  envelope: checkEnvelope,
  event: checkEvent,
  item: checkItem,
  location: checkLocation,
  milestone: checkMilestone,
  'modifier-card': checkModifierCard,
  'modifier-deck': checkModifierDeck,
  monster: checkMonster,
  'monster-deck': checkMonsterDeck,
  'personal-quest': checkPersonalQuest,
  scenario: checkScenario,
  treasure: checkTreasure,
};
