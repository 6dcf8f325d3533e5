// Facts for screens, beyond the rules. All of them work on a view.

export { combatDice, leadershipOf, neededBy } from './battleRecord.ts';
export { BATTLE_STEPS, battleStep, wayOf } from './battleStep.ts';
export { cardOf, combatHalfOf } from './cards/deck.ts';
export { describeCombat, describeEvent } from './cards/describe.ts';
export { cardRules } from './cards/index.ts';
export { activates, charactersAt, fellows, LEVEL } from './characters.ts';
export { FACES, loadContent, NATIONS, NONE, SITE, tables } from './content/index.ts';
export { diceLeft, EVENT_DIE, facesOf, poolSize } from './dice.ts';
export { allowsUse } from './dieUses.ts';
export { hasArmy, insideOf, isBesieged, isInside, regionAt, unitsAt } from './figures.ts';
export { rerollSources } from './hunt.ts';
export { TILES, tileOf, tilesToDraw } from './huntPool.ts';
export { ARMY_LIMIT } from './marchRoute.ts';
export { mayWake } from './moveGroup.ts';
export {
  cardName,
  characterName,
  faceName,
  nationName,
  placeName,
  sideName,
  tileName,
  titledName,
  troopName,
  troopsText,
} from './names.ts';
export { FREE, NOBODY, PLACE_COUNT, SHADOW } from './numbers.ts';
export type { BattleOdds } from './odds/battle.ts';
export { attackOdds, nextHunt } from './odds/fromView.ts';
export { NO_ORDERS, Orders, orderedAnswer } from './orders.ts';
export { separationReach } from './party.ts';
export { sideOf } from './roles.ts';
export { figureOf, isElite, isUnit, NATION_OF, NAZGUL, regularOf, SIDE_OF, TROOPS_OF, UNITS_OF } from './troops.ts';
export { pointsOf } from './victory.ts';
export { DECKS, PHASES, SIDES, USES } from './vocabulary.ts';
