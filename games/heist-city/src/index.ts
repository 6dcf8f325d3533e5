export { Action, type ActionOf, SlotAction, type Thing } from './action.ts';
export {
  canActivate,
  getLegalActions,
  getRemainingSlots,
  getRepeatPenalty,
  isActionLegal,
  isSlotAction,
  slotsOf,
} from './actions.ts';
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
export {
  alertReasons,
  alertTotal,
  computeAlertLevel,
  getNPCActionCount,
  npcPhaseLevel,
  predictAlertLevel,
  shouldSpawnElites,
} from './alertLevel.ts';
export { blastCells, blastRadius, cellsWithin } from './blast.ts';
export {
  type CheckResult,
  checkReasons,
  type OpposedResult,
  opposedOdds,
  pCheck,
  resolveCharmCheck,
  resolveHackCheck,
  resolveOpposedRoll,
} from './checks.ts';
export { resolveAttackRoll, resolveExchange, resolveMeleeAttack, resolveRangedAttack } from './combat.ts';
export * from './content/index.ts';
export { attackDamage, damageReduction } from './damage.ts';
export {
  all2d6Outcomes,
  expectedSuccessMargin,
  pHit,
  probability2d6,
  pSave,
  residual,
  roll2d6,
  rollVsTarget,
} from './dice.ts';
export { Event } from './events.ts';
export { type ActionOdds, actionOdds, expectedActionDamage, expectedDamage } from './expectedDamage.ts';
export type { AttackInProgress, Frame, Roll } from './frames.ts';
export { heistCity } from './game.ts';
export { freeSlots, newItem, slotLimit, slotsTaken } from './inventory.ts';
export { checkLoadout, creditsOf, isForSale, loadoutCost } from './loadout.ts';
export { mapFindings } from './mapCheck.ts';
export { type GoalDistance, goalDistances } from './mapDistances.ts';
export { actionMessage, tenthsText, words } from './messageFormat.ts';
export { type Obstacles, obstaclesFor, pathProblem, type Reachable, reachable, walkToward } from './movement.ts';
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
} from './names.ts';
export { type NpcAction, npcActionOf } from './npc/npcAction.ts';
export { type NpcForecast, type NpcPhaseForecast, previewNPCPhase, type Threat } from './npc/preview.ts';
export { choose, type TargetChoice, tieOdds } from './npc/targeting.ts';
export { getVPOpportunities } from './opportunities.ts';
export { Options } from './options.ts';
export { LONGEST_MAP, lineOf, type MapReading, readMap, readRecord } from './ownMap.ts';
export { PRESETS, type Preset, presetsFor } from './presets.ts';
export type { RefusalCode } from './refusals.ts';
export { resolveDefenseSave, saveNeeds } from './save.ts';
export { pullPath, pushPath } from './shove.ts';
export { hasCover, hasSight, sightBlocker } from './sight.ts';
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
} from './site.ts';
export * from './state.ts';
export {
  applyStateTransitions,
  getStateModifiers,
  getStateTransition,
  isExposedAt,
  isWary,
  preservesDisguisedState,
  preservesHiddenState,
} from './stateTransitions.ts';
export { getEffectiveStats, isImmuneToMobs, isIn, maxWounds, statOf, statReasons, woundsOf } from './stats.ts';
export { type Attack, type AttackKind, declareAttack, rollsOf, targetNumber } from './targetNumber.ts';
export { initiative, LAST_TURN } from './turnStructure.ts';
export type * from './types.ts';
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
} from './units.ts';
export { hasVariant, RULINGS, type Rules, type Ruling, VARIANTS, type Variant } from './variants.ts';
export { awardVP, calculateEscapeVP, calculateExtractionVP, calculateTeamVP, decideWinner } from './victoryPoints.ts';
export { distanceOf, obstaclesOf, pathOf, reachOf } from './walk.ts';
export { armsOf, sees, targetsOf } from './weapons.ts';
export { applyDamage, type Fall } from './wounds.ts';
