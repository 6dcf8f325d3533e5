/** Sides; the number of a side is its index here. */
export const SIDES = ['free', 'shadow'] as const;

/** Nations, those of the Free Peoples first. */
export const NATIONS = ['dwarves', 'elves', 'gondor', 'north', 'rohan', 'isengard', 'sauron', 'southrons'] as const;
export type Nation = (typeof NATIONS)[number];

/** Sites of regions: the three Settlements, and the Fortification, which is not a Settlement. R 2.2 */
export const SITES = ['town', 'city', 'stronghold', 'fortification'] as const;

/** Figures that are counted, not named. R 1.1 */
export const FIGURES = ['regular', 'elite', 'leader', 'nazgul'] as const;
export type Figure = (typeof FIGURES)[number];

/** Named characters: Companions, then upgrades, Gollum and Minions. R 1.2 */
export const CHARACTERS = [
  'ring-bearers',
  'gandalf-the-grey',
  'strider',
  'boromir',
  'legolas',
  'gimli',
  'meriadoc',
  'peregrin',
  'gandalf-the-white',
  'aragorn',
  'gollum',
  'witch-king',
  'saruman',
  'mouth-of-sauron',
] as const;
export type Character = (typeof CHARACTERS)[number];

/** Faces of the action dice of both sides. R 6.1 */
export const FACES = ['character', 'army', 'muster', 'muster-army', 'event', 'will', 'eye'] as const;
export type Face = (typeof FACES)[number];

/** Symbols of event cards: the die that plays a card, besides the Event die. R 11.1 */
export const SYMBOLS = ['character', 'army', 'muster'] as const;
export type CardSymbol = (typeof SYMBOLS)[number];

/** Decks of each side. R 1.4 */
export const DECKS = ['character', 'strategy'] as const;

/** Roles of four players; with three, only the Shadow roles. R 13.1 */
export const ROLES = ['gondor', 'rohan', 'witch-king', 'saruman'] as const;
export type Role = (typeof ROLES)[number];

/** Sets of Hunt tiles: in the pool from the start, or brought by a card. R 1.4 */
export const TILE_SETS = ['standard', 'free', 'shadow'] as const;
