// Facts for screens, beyond the rules. All of them work on a view.

export { ARMY_LIMIT } from './armies/marchRoute.ts';
export { mayWake } from './armies/moveGroup.ts';
export { combatDice, leadershipOf, neededBy } from './battle/battleRecord.ts';
export { BATTLE_STEPS, battleStep, wayOf } from './battle/battleStep.ts';
export { describeCombat, describeEvent } from './cards/describe.ts';
export { whyNoEvent } from './cards/eventRules.ts';
export { cardRecordOf, combatRecordOf } from './cards/records.ts';
export { rangeWith, separationReach } from './characters/party.ts';
export { FACES, loadContent, NATIONS, NONE, SITE, tables } from './content/index.ts';
export { cardOf, combatHalfOf } from './deck/deck.ts';
export { rerollSources } from './hunt/hunt.ts';
export { isHaven } from './hunt/reveal.ts';
export { NO_ORDERS, Orders, orderedAnswer } from './match/orders.ts';
export type { BattleOdds } from './odds/battle.ts';
export { attackOdds, combatCardOdds, nextHunt, oddsInBattle, oddsOfAllocation } from './odds/fromView.ts';
export { activates, charactersAt, fellows, LEVEL, recordOf } from './pieces/characters.ts';
export { diceLeft, EVENT_DIE, facesOf, poolSize } from './pieces/dice.ts';
export { hasArmy, insideOf, isBesieged, isInside, regionAt, unitsAt } from './pieces/figures.ts';
export { TILES, tileOf, tilesToDraw } from './pieces/huntPool.ts';
export { sideOf } from './pieces/roles.ts';
export {
  figureOf,
  isElite,
  isUnit,
  NATION_OF,
  NAZGUL,
  regularOf,
  SIDE_OF,
  TROOPS_OF,
  UNITS_OF,
} from './pieces/troops.ts';
export { FREE, NOBODY, PLACE_COUNT, SHADOW } from './state/numbers.ts';
export { DECKS, PHASES, SIDES, USES } from './state/vocabulary.ts';
export {
  aTroopName,
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
} from './text/names.ts';
export { questionKind, unitsOnTheWay } from './text/question.ts';
export { allowsUse } from './turn/dieUses.ts';
export { pointsOf } from './turn/victory.ts';
