export { ALL_TARGETS, type AreaAttack, type AttackArea } from './areaAttack.ts';
export {
  areEnemies,
  type BoardFigure,
  DIFFICULT,
  DOORWAY,
  FIGURE_KINDS,
  type FigureKind,
  figureAt,
  Ground,
  type GroundRule,
  groundOf,
  HAZARDOUS,
  NEGATIVE,
  NO_WAY,
  OBSTACLE,
  type Plan,
  type Position,
  planOf,
  SIDES,
  type Side,
  TRAP,
} from './board.ts';
export { explainFocus } from './explainFocus.ts';
export { attackFrom, type Decision, decide, type FocusRule, OFFICIAL_FOCUS, type Outcome } from './focus.ts';
export type { MonsterAction } from './focusInput.ts';
export { type Candidate, compareInitiative, FOCUS_MODES, type FocusMode, type Way } from './focusPath.ts';
export {
  CARES,
  type Care,
  type EnteredHex,
  HEX_EFFECTS,
  type HexEffect,
  hexesAlong,
  type MoveEnd,
  type MoveRule,
  type PathProblem,
  pathProblem,
  pathTo,
  reachable,
} from './movement.ts';
export { type Force, forcedPaths, forcedSteps, type MovedFigure, mayStop } from './pushPull.ts';
export { LITERAL_SIGHT, Sight, type SightRule } from './sight.ts';
