export { Board, type Cell, WAYS } from './board.ts';
export { CornerSight, type CornerSightRule, type SightLine, STRICT_SIGHT } from './cornerSight.ts';
export { DistanceField, type FieldBounds } from './distanceField.ts';
export { SpaceError, type SpaceErrorCode } from './errors.ts';
export type { Frame } from './frame.ts';
export {
  add,
  DIRECTION_INDICES,
  DIRECTIONS,
  type Direction,
  directionBetween,
  distance,
  HEX_BOUND,
  type Hex,
  hex,
  hexText,
  isHex,
  neighbour,
  neighbours,
  opposite,
  qOf,
  reflect,
  rOf,
  rotate,
  rotateDirection,
  subtract,
  toDirection,
} from './hex.ts';
export { HexSight, type HexSightRule } from './hexSight.ts';
export { cornerPixel, fromPixel, type Layout, type Point, sidePixels, type Tops, toPixel } from './layout.ts';
export { type Lean, line } from './line.ts';
export { GAITS, type Gait, type Movement } from './movement.ts';
export { fromOddRow, type OddRow, toOddRow } from './offset.ts';
export { Paths } from './paths.ts';
export { freeOrientations, orientations, type Pattern, patternOf, place, placementsCovering } from './pattern.ts';
export { Reach } from './reach.ts';
export { type Region, type RegionFilter, RegionGraph, type RegionPathRule } from './regionGraph.ts';
export { blast, cone, ray, ring } from './shapes.ts';
export { BLOCKED, OCCUPIED, SOLID, Terrain } from './terrain.ts';
export { Walls } from './walls.ts';
