import type { RecordChecks } from '@tessera/rules';
import { AchievementRecord } from '../campaign/content/achievement.ts';
import { CampaignTablesRecord } from '../campaign/content/campaignTables.ts';
import {
  checkAchievement,
  checkCampaignTables,
  checkEnvelope,
  checkLocation,
  checkMilestone,
} from '../campaign/content/checkCampaign.ts';
import { checkEvent } from '../campaign/content/checkEvent.ts';
import { checkPersonalQuest } from '../campaign/content/checkQuest.ts';
import { EventRecord } from '../campaign/content/event.ts';
import { LocationRecord } from '../campaign/content/location.ts';
import { EnvelopeRecord, MilestoneRecord } from '../campaign/content/milestone.ts';
import { PersonalQuestRecord } from '../campaign/content/personalQuest.ts';
import { AbilityCardRecord } from './abilityCard.ts';
import { BattleGoalRecord } from './battleGoal.ts';
import { ClassRecord } from './characterClass.ts';
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
import { ItemRecord } from './item.ts';
import { LevelRecord } from './level.ts';
import { ModifierCardRecord, ModifierDeckRecord } from './modifierCard.ts';
import { MonsterRecord } from './monster.ts';
import { MonsterDeckRecord } from './monsterDeck.ts';
import { ScenarioRecord } from './scenario.ts';
import { TileRecord } from './tile.ts';
import { TreasureRecord } from './treasure.ts';

/** The kinds of content, each with the schema of its records. */
export const gloomhavenKinds = {
  achievement: AchievementRecord,
  'battle-goal': BattleGoalRecord,
  'campaign-tables': CampaignTablesRecord,
  card: AbilityCardRecord,
  class: ClassRecord,
  envelope: EnvelopeRecord,
  event: EventRecord,
  item: ItemRecord,
  level: LevelRecord,
  location: LocationRecord,
  milestone: MilestoneRecord,
  'modifier-card': ModifierCardRecord,
  'modifier-deck': ModifierDeckRecord,
  monster: MonsterRecord,
  'monster-deck': MonsterDeckRecord,
  'personal-quest': PersonalQuestRecord,
  scenario: ScenarioRecord,
  tile: TileRecord,
  treasure: TreasureRecord,
} as const;
export type GloomhavenKinds = typeof gloomhavenKinds;

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
