export { type Aim, applyAction, type EffectApplicationResult } from './applyAction.ts';
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
export { addExperience, type Character, characterOf, newCharacter } from './character.ts';
export {
  applyCondition,
  type ConditionLabels,
  consumeCondition,
  expireRoundBasedConditions,
  getConditions,
  getNegativeConditions,
  hasCondition,
  isIncapacitated,
} from './conditions.ts';
export {
  checkExhaustion,
  EXHAUSTION_REASONS,
  type ExhaustionCheck,
  type ExhaustionReason,
  executeExhaustion,
} from './exhaustion.ts';
export { declareLongRest, executeLongRest, executeShortRest, finalizeShortRest, rerollShortRest } from './rest.ts';
