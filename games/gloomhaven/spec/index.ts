export { type Aim, applyAction, type EffectApplicationResult, type WrittenAction } from './applyAction.ts';
export {
  type AttackResolution,
  calculateAdvantage,
  calculateDisadvantage,
  calculatePierce,
  calculateShield,
  extractConditions,
  filterAoETargets,
  resolveAttack,
} from './attack.ts';
export {
  canPlayCards,
  canRest,
  discardFromHand,
  getCardCounts,
  loseFromHand,
  moveCard,
  moveCards,
  PILES,
  type PileName,
  playCards,
  recoverCards,
  returnCardsToDiscard,
} from './cards.ts';
export { addExperience, type ConditionLabels, characterOf, newCharacter, type SpecCharacter } from './character.ts';
export {
  applyCondition,
  consumeCondition,
  expireRoundBasedConditions,
  getConditionLabels,
  getConditions,
  getNegativeConditions,
  hasCondition,
  isIncapacitated,
} from './conditions.ts';
export {
  consumeElement,
  consumeElement as processElementConsumption,
  decayElements,
  decayElements as processEndOfRoundElements,
  type ElementTracker,
  elementTrackerOf,
  infuseElement,
  infuseElement as processElementInfusion,
  initializeElements,
} from './elements.ts';
export {
  checkExhaustion,
  EXHAUSTION_REASONS,
  type ExhaustionCheck,
  type ExhaustionReason,
  executeExhaustion,
} from './exhaustion.ts';
export {
  calculateInitiativeOrder,
  getNonLeadingCardInitiative,
  type InitiativeEntry,
  resolveInitiativeTies,
  resolveInitiativeTies as manageFivePlayerInitiative,
  resolveInitiativeTies as resolveComplexInitiativeTies,
  type TieChoice,
} from './initiative.ts';
export {
  type Corner,
  calculateDistance,
  calculateMovementCost,
  constructMap,
  getHexCorners,
  HEX_RADIUS,
  type HexPlace,
  hasLineOfSight,
  hasLineOfSight as calculateLineOfSight,
  hasLineOfSight as checkLineOfSight,
  hexAt,
  hexToPixel,
  lineIntersectsWalls,
  MOVEMENT_TYPES,
  MovementRules,
  type MovementType,
  type SpecHex,
  TERRAIN_TYPES,
  type TerrainType,
  validateMovement,
} from './map.ts';
export {
  type AttackModifierCard,
  type AttackModifierDeck,
  createFifthPlayerDeck,
  createModifierDeck,
  drawAttackModifiers,
  drawRollingChain,
  drawSingleModifier,
  handleRollingAdvantage,
  kindOf,
  type ModifierDraw,
  reshuffleDeck,
  STANDARD_MODIFIER_DECK,
  selectBetterCard,
  selectWorseCard,
} from './modifierDeck.ts';
export {
  getConsumeModifiers,
  getInfuseModifiers,
  getXPValue,
  modifierOfType,
  modifiersOfType,
} from './modifierLists.ts';
export {
  calculateAllPossibleMoves,
  calculateMovementToOptimalPosition,
  calculateOptimalPosition,
  calculateOptimalPosition as calculateMonsterMovement,
  canMonsterAttackTarget,
  canMonsterFocusInvisible,
  countDisadvantageousHexesInPath,
  determineFocus,
  determineFocus as monsterFocusAlgorithm,
  executeAbilities,
  getHexesWithinDistance,
  handleSummonActivation,
} from './monsters.ts';
export { type ConversionResult, convertOldCard } from './oldFormat.ts';
export { cachedLineOfSight, cachedPath, optimizeForFivePlayer, type PreCalculatedData } from './performance.ts';
export { declareLongRest, executeLongRest, executeShortRest, finalizeShortRest, rerollShortRest } from './rest.ts';
export {
  type Answer,
  collectPlayerCardSelections,
  GAME_PHASES,
  type GamePhase,
  gamePhaseOf,
  processEndOfRound,
  processMonsterTurn,
  processPlayerTurn,
  processRound,
  ROUND_PHASES,
  type Round,
  type RoundPhase,
  roundOf,
  type Selections,
} from './round.ts';
export {
  type ActiveScenarioState,
  calculateScenarioLevel,
  FIVE_PLAYER_MODIFICATIONS,
  initializeMonsters,
  type PartyMember,
  scenarioOf,
  setupScenario,
} from './scenario.ts';
export { type Refusal, readAction, readModifier } from './written.ts';
