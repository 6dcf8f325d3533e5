/** The two sides; a side is its place here wherever a number stands for it. */
export const SIDES = ['free', 'shadow'] as const;

/** The Nations, those of the Free Peoples first. */
export const NATIONS = ['dwarves', 'elves', 'gondor', 'north', 'rohan', 'isengard', 'sauron', 'southrons'] as const;
export type Nation = (typeof NATIONS)[number];

/** What may stand in a region: the three Settlements, and the Fortification, which is none. R 2.2 */
export const SITES = ['town', 'city', 'stronghold', 'fortification'] as const;

/** The figures that are counted, not named. R 1.1 */
export const FIGURES = ['regular', 'elite', 'leader', 'nazgul'] as const;
export type Figure = (typeof FIGURES)[number];

/** Everybody with a name of their own; Companions stand together, then upgrades, Gollum and Minions. R 1.2 */
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

/** The faces of action dice, of either side. R 6.1 */
export const FACES = ['character', 'army', 'muster', 'muster-army', 'event', 'will', 'eye'] as const;
export type Face = (typeof FACES)[number];

/** The symbol of an event card: which die plays it beside the Event die. R 11.1 */
export const SYMBOLS = ['character', 'army', 'muster'] as const;
export type CardSymbol = (typeof SYMBOLS)[number];

/** Each side has two decks. R 1.4 */
export const DECKS = ['character', 'strategy'] as const;

/** Who plays with four, and which Shadow players there are with three. R 13.1 */
export const ROLES = ['gondor', 'rohan', 'witch-king', 'saruman'] as const;
export type Role = (typeof ROLES)[number];

/** Hunt tiles: those in the pool from the start, and those that a card brings. R 1.4 */
export const TILE_SETS = ['standard', 'free', 'shadow'] as const;
