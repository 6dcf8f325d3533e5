import * as z from 'zod';

// States and actions speak in small numbers:
//   side       0 the Free Peoples, 1 the Shadow: its place in SIDES
//   nation     its place in NATIONS, 0 to 7
//   character  its place in CHARACTERS, 0 to 13
//   region     its place in the content's list of regions, 0 to 104
//   place      a region, or REGIONS + n for the inside of the n-th Stronghold while it is besieged
//   troop      a sort of figure without a name: three for each Nation of the Free Peoples (Regular, Elite, Leader), two for
//              each of the Shadow (Regular, Elite), then the Nazgûl: 0 to 21
//   card       0 to 95: four decks of 24, Free Peoples' Character and Strategy, the Shadow's Character and Strategy
//   deck       card / 24; of a side: 0 Character, 1 Strategy
//   face       its place in FACES
//   tile       its place in the content's list of Hunt tiles

export const REGION_COUNT = 105;
const STRONGHOLD_COUNT = 16;
/** Number of places: regions, then the insides of Strongholds. */
export const PLACE_COUNT = REGION_COUNT + STRONGHOLD_COUNT;
export const TROOP_COUNT = 22;
export const DECK_SIZE = 24;

/** Positions of characters that are in no place. */
export const FELLOWSHIP = -1;
export const ASIDE = -2;
export const GONE = -3;

export const FREE = 0;
export const SHADOW = 1;
/** Controller of a region without a Settlement. */
export const NOBODY = 2;

export const Seat = z.int().min(0).max(3);
export const SideId = z.int().min(0).max(1);
export const NationId = z.int().min(0).max(7);
export const CharacterId = z.int().min(0).max(13);
export const Region = z
  .int()
  .min(0)
  .max(REGION_COUNT - 1);
export const Place = z
  .int()
  .min(0)
  .max(PLACE_COUNT - 1);
export const Troop = z
  .int()
  .min(0)
  .max(TROOP_COUNT - 1);
export const CardId = z.int().min(0).max(95);
export const FaceId = z.int().min(0).max(6);

/** Number of figures of each sort. */
export const Troops = z.array(z.int().min(0)).length(TROOP_COUNT);
export type Troops = z.infer<typeof Troops>;
export const Characters = z.array(CharacterId);

/** Returns the index of an id in a list of ids, or -1. */
export function numberIn(ids: readonly string[], id: string): number {
  return ids.indexOf(id);
}
