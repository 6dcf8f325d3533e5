export {
  canActivate,
  getLegalActions,
  getRemainingSlots,
  getRepeatPenalty,
  isActionLegal,
  isSlotAction,
  slotsOf,
} from './actions/actions.ts';
export {
  ADVICE_CATEGORIES,
  ADVICE_SAYINGS,
  type Advice,
  type AdviceCategory,
  type AdviceFilter,
  type AdviceItem,
  adviceText,
  advise,
  adviseAction,
  explainRefusal,
  MOODS,
  type Mood,
  refusedCode,
  SEVERITIES,
  type Severity,
  whyNot,
} from './advisor/index.ts';
export * from './content/index.ts';
export { mapFindings } from './content/mapCheck.ts';
export { type GoalDistance, goalDistances } from './content/mapDistances.ts';
export { LONGEST_MAP, lineOf, type MapReading, readMap, readRecord } from './content/ownMap.ts';
export {
  type CheckResult,
  checkReasons,
  type OpposedResult,
  opposedOdds,
  pCheck,
  resolveCharmCheck,
  resolveHackCheck,
  resolveOpposedRoll,
} from './dice/checks.ts';
export {
  all2d6Outcomes,
  expectedSuccessMargin,
  pHit,
  probability2d6,
  pSave,
  residual,
  roll2d6,
  rollVsTarget,
} from './dice/dice.ts';
export { type ActionOdds, actionOdds, expectedActionDamage, expectedDamage } from './forecast/expectedDamage.ts';
export { type NpcForecast, type NpcPhaseForecast, previewNPCPhase, type Threat } from './forecast/npcPhaseForecast.ts';
export { getVPOpportunities } from './forecast/opportunities.ts';
export { heistCity } from './game/game.ts';
export {
  alertReasons,
  alertTotal,
  computeAlertLevel,
  getNPCActionCount,
  npcPhaseLevel,
  predictAlertLevel,
  shouldSpawnElites,
} from './guards/alertLevel.ts';
export { type NpcAction, npcActionOf } from './guards/npcAction.ts';
export { choose, type TargetChoice, tieOdds } from './guards/npcTarget.ts';
export { blastCells, blastRadius, cellsWithin } from './map/blast.ts';
export { Options } from './map/options.ts';
export { hasCover, hasSight, sightBlocker } from './map/sight.ts';
export {
  type Cell,
  cellAt,
  coordsOf,
  distance,
  isInZone,
  isWall,
  portalsOf,
  type Site,
  siteOf,
  zoneOf,
} from './map/site.ts';
export {
  type Obstacles,
  obstaclesFor,
  pathProblem,
  type Reachable,
  reachable,
  walkToward,
} from './movement/movement.ts';
export { pullPath, pushPath } from './movement/shove.ts';
export { distanceOf, obstaclesOf, pathOf, reachOf } from './movement/walk.ts';
export {
  awardVP,
  calculateEscapeVP,
  calculateExtractionVP,
  calculateTeamVP,
  decideWinner,
} from './objectives/victoryPoints.ts';
export { deployOptions } from './phases/deployment.ts';
export { type Placement, suggestedDeployment, withPlacements } from './phases/suggestedDeployment.ts';
export { Action, type ActionOf, SlotAction, type Thing } from './state/action.ts';
export { Event } from './state/events.ts';
export type { AttackInProgress, Frame, Roll } from './state/frames.ts';
export type { RefusalCode } from './state/refusals.ts';
export * from './state/state.ts';
export type * from './state/types.ts';
export { hasVariant, RULINGS, type Rules, VARIANTS, type Variant } from './state/variants.ts';
export {
  applyStateTransitions,
  getStateModifiers,
  getStateTransition,
  isExposedAt,
  isWary,
  preservesDisguisedState,
  preservesHiddenState,
} from './stealth/stateTransitions.ts';
export { actionMessage, tenthsText, words } from './text/messageFormat.ts';
export {
  cellName,
  dropName,
  gearName,
  itemName,
  presetOf,
  roleName,
  stanceName,
  thingName,
  unitName,
} from './text/names.ts';
export { placeName } from './text/placeName.ts';
export { freeSlots, newItem, slotLimit, slotsTaken } from './units/inventory.ts';
export { checkLoadout, creditsOf, isForSale, loadoutCost } from './units/loadout.ts';
export { PRESETS, type Preset, presetsFor } from './units/presets.ts';
export { getEffectiveStats, isImmuneToMobs, isIn, maxWounds, statOf, statReasons, woundsOf } from './units/stats.ts';
export { initiative, LAST_TURN } from './units/turnStructure.ts';
export {
  areAdjacent,
  areAllies,
  areEnemies,
  CREW_SIZE,
  cellOf,
  crewOf,
  distanceBetween,
  FIRST_NPC,
  isConscious,
  isMob,
  isNpc,
  isStanding,
  npcUnit,
  roleOf,
  seatOf,
  unitCount,
  unitOf,
  unitsWithin,
} from './units/units.ts';
export { resolveAttackRoll, resolveExchange, resolveMeleeAttack, resolveRangedAttack } from './weapons/combat.ts';
export { attackDamage, damageReduction } from './weapons/damage.ts';
export { resolveDefenseSave, saveNeeds } from './weapons/save.ts';
export { type Attack, type AttackKind, declareAttack, rollsOf, targetNumber } from './weapons/targetNumber.ts';
export { armsOf, sees, targetsOf } from './weapons/weapons.ts';
export { applyDamage, type Fall } from './weapons/wounds.ts';
