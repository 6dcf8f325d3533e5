import type { RecordChecks } from '@tessera/rules';
import { CardRecord, CombatRecord } from '../cards/card.ts';
import { checkCard, checkCombatCard } from '../cards/check.ts';
import { CharacterRecord } from './character.ts';
import { checkCharacter, checkHuntTile, checkNation, checkRegion } from './checkMap.ts';
import { DiceRecord } from './dice.ts';
import { HuntTileRecord } from './huntTile.ts';
import { NationRecord } from './nation.ts';
import { BackdropRecord, RegionRecord } from './region.ts';

/** The kinds of content, each with the schema of its records. */
export const warKinds = {
  backdrop: BackdropRecord,
  card: CardRecord,
  character: CharacterRecord,
  'combat-card': CombatRecord,
  dice: DiceRecord,
  'hunt-tile': HuntTileRecord,
  nation: NationRecord,
  region: RegionRecord,
} as const;
export type WarKinds = typeof warKinds;

/** What is checked once all content is together: that names lead somewhere, and that the map and the figures add up. */
export const warChecks: RecordChecks<WarKinds> = {
  card: checkCard,
  character: checkCharacter,
  'combat-card': checkCombatCard,
  'hunt-tile': checkHuntTile,
  nation: checkNation,
  region: checkRegion,
};
