// What a screen wants to know beside the rules: all of it works on a view.

export { combatDice, leadershipOf, neededBy } from './battleRecord.ts';
export { cardOf, combatHalfOf } from './cards/deck.ts';
export { describeCombat, describeEvent } from './cards/describe.ts';
export { cardRules } from './cards/index.ts';
export {
  activates,
  CHARACTER_SIDE,
  charactersAt,
  fellows,
  IS_CAPTAIN,
  LEADERSHIP,
  LEVEL,
  recordOf,
} from './characters.ts';
export { CHARACTERS, FACES, loadContent, NATIONS, NONE, SITE, tables } from './content/index.ts';
export { diceLeft, EVENT_DIE, EYE_DIE, poolSize } from './dice.ts';
export { allowsUse } from './dieUses.ts';
export { armyAt, hasArmy, insideOf, isBesieged, isInside, nazgulAt, regionAt, unitsAt } from './figures.ts';
export type { Frame, FrameOf } from './frames.ts';
export { rerolls } from './hunt.ts';
export { TILES, tileOf } from './huntPool.ts';
export { leadershipAt } from './leadership.ts';
export { ARMY_LIMIT } from './marchRoute.ts';
export {
  cardName,
  characterName,
  faceName,
  nationName,
  placeName,
  sideName,
  tileName,
  troopName,
  troopsText,
} from './names.ts';
export { DECK_SIZE, FELLOWSHIP, FREE, GONE, NOBODY, PLACE_COUNT, REGION_COUNT, SHADOW } from './numbers.ts';
export { type BattleOdds, battleOdds, type Force } from './odds/battle.ts';
export { attackOdds, nextHunt, oddsOfAllocation } from './odds/fromView.ts';
export { roleOf, seatOfNation, sideOf } from './roles.ts';
export {
  figureOf,
  isElite,
  isLeader,
  isRegular,
  isUnit,
  LEADERS_OF,
  NATION_OF,
  NAZGUL,
  regularOf,
  SIDE_OF,
  TROOPS_OF,
  UNITS_OF,
  unitsIn,
} from './troops.ts';
export { pointsOf } from './victory.ts';
export { DECKS, PHASES, SIDES, USES, type Use } from './vocabulary.ts';
