import { AchievementRecord } from './campaign/achievement.ts';
import { CampaignTablesRecord } from './campaign/campaignTables.ts';
import { EventRecord } from './campaign/event.ts';
import { LocationRecord } from './campaign/location.ts';
import { EnvelopeRecord, MilestoneRecord } from './campaign/milestone.ts';
import { PersonalQuestRecord } from './campaign/personalQuest.ts';
import { AbilityCardRecord } from './records/abilityCard.ts';
import { BattleGoalRecord } from './records/battleGoal.ts';
import { ClassRecord } from './records/characterClass.ts';
import { ItemRecord } from './records/item.ts';
import { LevelRecord } from './records/level.ts';
import { ModifierCardRecord, ModifierDeckRecord } from './records/modifierCard.ts';
import { MonsterRecord } from './records/monster.ts';
import { MonsterDeckRecord } from './records/monsterDeck.ts';
import { ScenarioRecord } from './records/scenario.ts';
import { TileRecord } from './records/tile.ts';
import { TreasureRecord } from './records/treasure.ts';

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
