import { CharacterRecord } from './character.ts';
import { DiceRecord } from './dice.ts';
import { HuntTileRecord } from './huntTile.ts';
import { NationRecord } from './nation.ts';
import { BackdropRecord, RegionRecord } from './region.ts';

/** Kinds of content for the map and its figures, each with the schema of its records; cards are in `cards/`. */
export const mapKinds = {
  backdrop: BackdropRecord,
  character: CharacterRecord,
  dice: DiceRecord,
  'hunt-tile': HuntTileRecord,
  nation: NationRecord,
  region: RegionRecord,
} as const;
export type MapKinds = typeof mapKinds;
