import {
  type Cell,
  CornerSight,
  cornerPixel,
  DIRECTION_INDICES,
  type Direction,
  distance,
  type Gait,
  hex,
  type Layout,
  type Point,
  qOf,
  rOf,
  toPixel,
} from '@tessera/space';
import {
  DIFFICULT,
  HAZARDOUS,
  hexesAlong,
  OBSTACLE,
  type PathProblem,
  pathProblem,
  pathTo,
  TRAP,
} from '../src/board/index.ts';
import { boardFigure, positionOf } from '../src/inPlay/position.ts';
import { groundIn } from '../src/scenario/plan.ts';
import { figuresUp } from '../src/state/figures.ts';
import type { State } from '../src/state/state.ts';
import type { FigureId } from '../src/state/stateRecords.ts';

/** Terrain types; difficult terrain comes from the rulebook (rulings 30, 31). */
export const TERRAIN_TYPES = ['normal', 'obstacle', 'trap', 'hazardous', 'difficult', 'wall'] as const;
export type TerrainType = (typeof TERRAIN_TYPES)[number];

/** Movement types. Teleport is only for effects that say so (ruling 29). */
export const MOVEMENT_TYPES = ['normal', 'jump', 'flying', 'teleport'] as const;
export type MovementType = (typeof MOVEMENT_TYPES)[number];

/** Axial coordinates of pointy-top hexes (ruling 105). */
export interface HexPlace {
  readonly q: number;
  readonly r: number;
}

export interface SpecHex extends HexPlace {
  readonly cell: Cell;
  readonly terrain: TerrainType;
  /** The figure on the hex. */
  readonly figure: FigureId | null;
  /** An overlay tile, money or a treasure on the hex. */
  readonly overlay: string | null;
}

/** Returns the hexes in play: those of revealed rooms. */
export function constructMap(state: State): SpecHex[] {
  const { board, hidden } = groundIn(state);
  const cells = Array.from({ length: board.size }, (_, cell) => cell);
  return cells.filter((cell) => hidden[cell] === 0).map((cell) => hexAt(state, cell));
}

/** Returns one hex; hexes that are not in play are walls. */
export function hexAt(state: State, cell: Cell): SpecHex {
  const { board } = groundIn(state);
  const place = board.hexOf(cell);
  return {
    cell,
    q: qOf(place),
    r: rOf(place),
    terrain: terrainAt(state, cell),
    figure: figuresUp(state).find((id) => state.figures[id]!.cell === cell) ?? null,
    overlay: overlayAt(state, cell),
  };
}

function terrainAt(state: State, cell: Cell): TerrainType {
  const { ground, overlays } = positionOf(state);
  if (ground.hidden[cell] === 1) return 'wall';
  const overlay = overlays[cell]!;
  if (overlay & OBSTACLE) return 'obstacle';
  if (overlay & TRAP) return 'trap';
  if (overlay & HAZARDOUS) return 'hazardous';
  return overlay & DIFFICULT ? 'difficult' : 'normal';
}

function overlayAt(state: State, cell: Cell): string | null {
  const terrain = terrainAt(state, cell);
  if (terrain !== 'normal' && terrain !== 'wall') return terrain;
  if (groundIn(state).closed[cell] !== 0) return 'door';
  if (state.map.treasures.some((one) => one.cell === cell) || state.map.goals.includes(cell)) return 'treasure';
  return state.map.money.includes(cell) ? 'money' : null;
}

/** Returns half the sum of the differences on the three axes; ranges go around walls (ruling 104). */
export function calculateDistance(a: HexPlace, b: HexPlace): number {
  return distance(hex(a.q, a.r), hex(b.q, b.r));
}

const GAITS: Readonly<Record<MovementType, Gait>> = { normal: 'walk', jump: 'jump', flying: 'fly', teleport: 'jump' };

/** Checks whether a figure may pass a hex. R 5.2, 5.7 to 5.9 */
function canMoveThrough(state: State, figure: FigureId, cell: Cell, type: MovementType): boolean {
  if (type === 'teleport') return true;
  // Only the step onto the hex matters, from any neighbour.
  return stepsOnto(state, cell).some((from) => {
    const problem = problemOf(state, figure, from, [cell, from], type);
    return problem === undefined || (problem.code !== 'too-far' && problem.cell === from);
  });
}

/** Checks whether a figure may end its move on a hex. R 5.2, 5.7, 5.8 */
function canEndMovementOn(state: State, figure: FigureId, cell: Cell, type: MovementType): boolean {
  return stepsOnto(state, cell).some((from) => problemOf(state, figure, from, [cell], type) === undefined);
}

/** Returns the hexes of a cheapest path, or null when there is none. R 5.1 */
function calculatePath(state: State, figure: FigureId, to: Cell, type: MovementType): readonly Cell[] | null {
  if (state.figures[figure]!.cell === to) return [];
  if (type === 'teleport') return canEndMovementOn(state, figure, to, type) ? [to] : null;
  const rule = { gait: GAITS[type], care: 'none', opensDoors: true } as const;
  const path = pathTo(positionOf(state), boardFigure(state, figure), to, rule);
  return path.length === 0 ? null : path;
}

/** Movement rules of the specification. */
export const MovementRules = { canMoveThrough, canEndMovementOn, calculatePath } as const;

/**
 * Returns the cost of a path: two points for difficult terrain, one for any other hex. R 5.3; a teleport costs nothing.
 */
export function calculateMovementCost(state: State, path: readonly Cell[], type: MovementType): number {
  if (type === 'teleport') return 0;
  return hexesAlong(positionOf(state), path, GAITS[type]).reduce((sum, { points }) => sum + points, 0);
}

/** Checks whether a figure may move to a hex with these points. */
export function validateMovement(
  state: State,
  figure: FigureId,
  to: Cell,
  value: number,
  type: MovementType = 'normal',
): boolean {
  const path = calculatePath(state, figure, to, type);
  if (path === null || !canEndMovementOn(state, figure, to, type)) return false;
  if (type === 'teleport') return groundIn(state).range(state.figures[figure]!.cell, to) <= value;
  return calculateMovementCost(state, path, type) <= value;
}

function stepsOnto(state: State, cell: Cell): Cell[] {
  const { board } = groundIn(state);
  return DIRECTION_INDICES.map((direction) => board.neighbour(cell, direction)).filter((from) => from >= 0);
}

function problemOf(
  state: State,
  figure: FigureId,
  from: Cell,
  path: readonly Cell[],
  type: MovementType,
): PathProblem | undefined {
  const moved = { ...boardFigure(state, figure), cell: from };
  return pathProblem(positionOf(state), moved, path, 99, { gait: GAITS[type], care: 'none', opensDoors: true });
}

/** Distance from the centre of a hex to its corners, in the units of `hexToPixel`. */
export const HEX_RADIUS = 1;
const LAYOUT: Layout = { tops: 'pointy', size: HEX_RADIUS, x: 0, y: 0 };

export function hexToPixel({ q, r }: HexPlace): Point {
  return toPixel(LAYOUT, hex(q, r));
}

/** Returns the six corners of a hex, sixty degrees apart. */
export function getHexCorners({ q, r }: HexPlace): Point[] {
  return DIRECTION_INDICES.map((corner) => cornerPixel(LAYOUT, hex(q, r), corner));
}

/**
 * Checks whether a line from corner to corner meets no wall. Figures and obstacles do not block. R 7.9; cached per set
 * of walls.
 */
export function hasLineOfSight(state: State, a: Cell, b: Cell): boolean {
  return groundIn(state).sight.sees(a, b);
}

/** A corner of a hex: the one between its neighbours in directions `corner` and `corner + 1`. */
export interface Corner {
  readonly cell: Cell;
  readonly corner: Direction;
}

/** Checks whether the line between two corners meets a wall. R 7.9 */
export function lineIntersectsWalls(state: State, from: Corner, to: Corner): boolean {
  const { walls, sight } = groundIn(state);
  const lines = new CornerSight(walls, { touch: sight.rule.touch, ends: 'own-side' }).lines(from.cell, to.cell);
  const line = lines.find(({ fromCorner, toCorner }) => fromCorner === from.corner && toCorner === to.corner);
  return line?.blockedBy !== undefined;
}
