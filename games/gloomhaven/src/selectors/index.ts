export { abilityOf, shapeOf } from '../abilities/abilityParameters.ts';
export { discardedCards, halfPointer, isLostHalf } from '../active.ts';
export { type Ground, groundOf } from '../board/index.ts';
export type { Choice, Half } from '../choice.ts';
export { conditionsOf, isNegative } from '../conditions/conditions.ts';
export { recordOf } from '../content/lookup.ts';
export { elementState } from '../elements/elements.ts';
export { figuresUp, isHero, isMonster, isSummon, isUp, type ShownFigure } from '../figures.ts';
export { initiativeOf, LAST } from '../initiative.ts';
export { modifierCard } from '../modifierDeck/cards.ts';
export { type ShownDeck, undrawn } from '../modifierDeck/deck.ts';
export { retaliateOf, shieldOf } from '../modifiers/activeModifiers.ts';
export { explainFocus } from '../monsters/explain.ts';
export { cellName, kindName, nameOf, sourceName } from '../names.ts';
export { actionsAt, instructionsAt } from '../pointer.ts';
export { preview } from '../preview.ts';
export { goalCount, rewardsOf } from '../scenario/outcome.ts';
export { groundIn, scenarioPlan } from '../scenario/plan.ts';
export type { ShownPerformance, View } from '../state.ts';
export type { FigureId } from '../stateRecords.ts';
export { cardsOfTurn } from '../turn/act.ts';
export { type Condition, ELEMENTS, type Element } from '../vocabulary.ts';
export {
  companionConditions,
  correctedCondition,
  correctedElement,
  correctedHp,
  correctedInitiative,
  drawnAbility,
  drawnModifiers,
  removedFigure,
} from './corrections.ts';
export { currentFigure, isPicking, playedHalf } from './moment.ts';
export { type Forecast, forecast, type MonsterNumbers, monsterNumbers, threatenedCells } from './monsters.ts';
export { type SightTrace, sightTrace } from './sightTrace.ts';
export {
  type AbilityFace,
  abilityHeads,
  goalText,
  type InstructionsFace,
  instructionLines,
  instructionsFace,
  modifierCardName,
  optionText,
  scenarioTexts,
} from './speech.ts';
export { type Stamina, stamina } from './stamina.ts';
