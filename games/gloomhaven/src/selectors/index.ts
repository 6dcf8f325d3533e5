import '../abilities/sceneFacts.ts';

export { abilityOf, shapeOf } from '../abilities/abilityParameters.ts';
export { type Ground, groundOf } from '../board/index.ts';
export { discardedCards, halfPointer, isLostHalf } from '../cards/activeCards.ts';
export { conditionsOf, isNegative } from '../conditions/conditions.ts';
export { recordOf } from '../content/lookup.ts';
export { actionsAt, instructionsAt } from '../content/pointed.ts';
export { elementState } from '../elements/elements.ts';
export { retaliateOf, shieldOf } from '../inPlay/activeModifiers.ts';
export { cellName, kindName, nameOf, sourceName } from '../messages/names.ts';
export { modifierCard } from '../modifierDeck/cards.ts';
export { type ShownDeck, undrawn } from '../modifierDeck/deck.ts';
export { type GoalProgress, goalProgress } from '../scenario/goals.ts';
export { initiativeOf, LAST } from '../scenario/initiative.ts';
export { bonusXp, goldPerToken, hazardDamage, trapDamage } from '../scenario/level.ts';
export { rewardsOf } from '../scenario/outcome.ts';
export { groundIn, scenarioPlan } from '../scenario/plan.ts';
export { type BattleGoalState, battleGoalState } from '../scenario/tally.ts';
export type { Choice, Half } from '../state/choice.ts';
export { figuresUp, isHero, isMonster, isSummon, isUp, type ShownFigure } from '../state/figures.ts';
export type { ShownPerformance, View } from '../state/state.ts';
export type { FigureId } from '../state/stateRecords.ts';
export { cardsOfTurn } from '../turn/act.ts';
export { type Condition, ELEMENTS, type Element } from '../vocabulary/vocabulary.ts';
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
} from './cardTexts.ts';
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
export { currentFigure, isInTurn, isPicking, playedHalf } from './currentTurn.ts';
export { explainFocus } from './explainMonster.ts';
export { type FigureMark, marksOn, thingsOf } from './figureMarks.ts';
export { type HalfReach, halfReach } from './halfReach.ts';
export { doorNumbers, letterOf, markersOutOfPlay } from './mapLabels.ts';
export { type Forecast, forecast, type MonsterNumbers, monsterNumbers, threatenedCells } from './monsters.ts';
export { planOdds, type StepOdds } from './plan/planOdds.ts';
export type { PlanQuestion, PlanRules } from './plan/planRules.ts';
export { layOutPlan, type PlannedStep, type TurnPlan } from './plan/turnPlan.ts';
export { preview } from './preview.ts';
export { type HeldPlace, scenarioTriggers, type Trigger } from './scenarioTriggers.ts';
export { type SheetTexts, sheetTexts } from './sheetTexts.ts';
export { type SightTrace, sightTrace } from './sightTrace.ts';
export { roundsAfterThis, type Stamina } from './stamina.ts';
