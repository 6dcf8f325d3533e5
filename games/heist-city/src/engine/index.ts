// The rules engine under the names, arguments and shapes of the specification: thin over the rules, which have words of
// their own. Where the two differ on purpose, the README says so.
export { computeAlertLevel, getNPCActionCount, predictAlertLevel, shouldSpawnElites } from '../alertLevel.ts';
export { all2d6Outcomes, expectedSuccessMargin, probability2d6 } from '../dice.ts';
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
