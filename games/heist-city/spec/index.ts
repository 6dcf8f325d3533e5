// Rules engine under the names, arguments and types of the specification: a thin layer over the rules, whose names
// differ. The README lists intended differences.

export { all2d6Outcomes, expectedSuccessMargin, probability2d6 } from '../src/dice/dice.ts';
export {
  computeAlertLevel,
  getNPCActionCount,
  predictAlertLevel,
  shouldSpawnElites,
} from '../src/guards/alertLevel.ts';
export { canActivate, getLegalActions, getRemainingSlots, getRepeatPenalty, isActionLegal } from './actions.ts';
export {
  applyDamage,
  expectedDamage,
  getEffectiveStats,
  resolveCharmCheck,
  resolveDefenseSave,
  resolveHackCheck,
  resolveMeleeAttack,
  resolveOpposedRoll,
  resolveRangedAttack,
} from './combat.ts';
export { roll2d6, rollVsTarget } from './dice.ts';
export {
  applyStateTransitions,
  getStateModifiers,
  getStateTransition,
  preservesDisguisedState,
  preservesHiddenState,
} from './stateTransitions.ts';
export { tokenOf, tokensOf, zonesOf } from './tokens.ts';
export * from './turnStructure.ts';
export type * from './types.ts';
export { awardVP, calculateEscapeVP, calculateTeamVP, getVPOpportunities } from './victoryPoints.ts';
