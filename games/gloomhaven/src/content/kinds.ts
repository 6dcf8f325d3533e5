import type { RecordChecks } from '@tessera/rules';
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
  'battle-goal': BattleGoalRecord,
  card: AbilityCardRecord,
  class: ClassRecord,
  item: ItemRecord,
  level: LevelRecord,
  'modifier-card': ModifierCardRecord,
  'modifier-deck': ModifierDeckRecord,
  monster: MonsterRecord,
  'monster-deck': MonsterDeckRecord,
  scenario: ScenarioRecord,
  tile: TileRecord,
  treasure: TreasureRecord,
} as const;
export type GloomhavenKinds = typeof gloomhavenKinds;

/** What is checked once all content is together: that names lead somewhere, and that maps can be played. */
export const gloomhavenChecks: RecordChecks<GloomhavenKinds> = {
  card: checkCard,
  class: checkClass,
  item: checkItem,
  'modifier-card': checkModifierCard,
  'modifier-deck': checkModifierDeck,
  monster: checkMonster,
  'monster-deck': checkMonsterDeck,
  scenario: checkScenario,
  treasure: checkTreasure,
};
