import {
  BLOCKED,
  type Cell,
  DIRECTION_INDICES,
  type Gait,
  type Movement,
  OCCUPIED,
  Reach,
  SOLID,
  Terrain,
} from '@tessera/space';
import {
  areEnemies,
  type BoardFigure,
  DIFFICULT,
  type Ground,
  HAZARDOUS,
  LOCKED,
  NEGATIVE,
  OBSTACLE,
  type Position,
  TRAP,
} from './board.ts';

/** How a figure treats traps and hazardous hexes on its path. */
export const CARES = [
  /** It enters them like any other hex: a character, whose player decides. */
  'none',
  /** It does not enter them: a monster that has another path. R 13.4 */
  'avoid',
  /** It enters as few of them as possible: a monster that has no other path. R 13.4 */
  'fewest',
] as const;
export type Care = (typeof CARES)[number];

/** How a figure moves. */
export interface MoveRule {
  readonly gait: Gait;
  readonly care: Care;
  /** Whether it may move onto a closed door, which opens it: characters only. R 5.10 */
  readonly opensDoors?: boolean;
}

/** The cost of a negative hex under `fewest`: more than any path without one. */
const NEGATIVE_COST = 1 << 10;

/** Returns the movement points in a cost. */
export function pointsOf(cost: number): number {
  return cost & (NEGATIVE_COST - 1);
}

/** Returns the negative hexes in a cost under `fewest`. */
export function negativesOf(cost: number): number {
  return cost >> 10;
}

/** A hex where a move can end, and its cost. */
export interface MoveEnd {
  readonly cell: Cell;
  readonly points: number;
  /** Traps and hazardous hexes entered on the path, when the figure counts them. */
  readonly negatives: number;
}

/** Returns the hexes where a move with these points can end, the figure's own first. R 5.1 to 5.9 */
export function reachable(position: Position, figure: BoardFigure, points: number, rule: MoveRule): MoveEnd[] {
  const reach = search(position, figure, rule);
  const ends: MoveEnd[] = [];
  for (let i = 0; i < reach.count; i++) {
    const cell = reach.ends[i]!;
    const cost = reach.costs[cell]!;
    if (pointsOf(cost) <= points) ends.push({ cell, points: pointsOf(cost), negatives: negativesOf(cost) });
  }
  return ends;
}

/**
 * Returns the cells of a cheapest path to a cell; empty for the figure's own cell and for a cell where no move can end.
 */
export function pathTo(position: Position, figure: BoardFigure, to: Cell, rule: MoveRule): Cell[] {
  const reach = search(position, figure, rule);
  return reach.canEnd(to) ? reach.pathTo(to).slice(1) : [];
}

/**
 * Finds all ends of a figure's move with their costs, at any distance without a budget. The next search here overwrites
 * the result.
 */
export function search(position: Position, figure: BoardFigure, rule: MoveRule, budget?: number): Reach {
  const { terrain, forth } = buffersOf(position.ground);
  return forth.search(figure.cell, movementOf(position, figure, rule, terrain), budget);
}

/**
 * Writes the cost of the remaining path from each cell to `goal` into `rest`, by the movement of the last `search` on
 * this ground; -1 when there is no path. A path costs what its cells cost to enter. The search therefore runs backwards
 * and exchanges the cost of the start for that of the goal.
 */
export function searchBack({ ground }: Position, goal: Cell, { gait }: MoveRule, rest: Int32Array): void {
  const { terrain, back } = buffersOf(ground);
  const { passing } = back.search(goal, { gait, terrain, walls: ground.walls });
  const { costs } = terrain;
  for (let cell = 0; cell < passing.length; cell++) {
    const cost = passing[cell]!;
    if (cost <= 0 || gait === 'fly') rest[cell] = cost;
    else rest[cell] = cost - (gait === 'jump' ? 1 : costs[cell]!) + costs[goal]!;
  }
}

/** Maximum number of distinct paths. */
const MAX_WAYS = 16;

/**
 * Returns the cheapest paths to a cell by the last `search` on this ground, as the cells entered. It returns one per
 * set of negative hexes, because the players choose which trap to spring.
 */
export function cheapestWays({ ground, overlays }: Position, to: Cell, { gait, care }: MoveRule): Cell[][] {
  const { terrain, forth } = buffersOf(ground);
  if (care !== 'fewest' || gait !== 'walk') return [forth.pathTo(to).slice(1)];
  const { passing } = forth;
  const { board, walls } = ground;
  const known = new Map<Cell, ReadonlyMap<string, readonly Cell[]>>();
  const waysInto = (cell: Cell): ReadonlyMap<string, readonly Cell[]> => {
    const before = known.get(cell);
    if (before !== undefined) return before;
    const found = new Map<string, readonly Cell[]>();
    if (forth.from[cell] === -1) found.set('', []);
    for (const direction of forth.from[cell] === -1 ? [] : DIRECTION_INDICES) {
      const prior = board.neighbour(cell, direction);
      if (prior < 0 || walls.has(cell, direction) || passing[prior]! < 0) continue;
      if (passing[prior]! + terrain.costs[cell]! !== passing[cell]) continue;
      for (const [negatives, way] of waysInto(prior)) {
        const key = overlays[cell]! & NEGATIVE ? `${negatives} ${cell}` : negatives;
        if (!found.has(key) && found.size < MAX_WAYS) found.set(key, [...way, cell]);
      }
    }
    known.set(cell, found);
    return found;
  };
  return [...waysInto(to).values()].map((way) => [...way]);
}

interface Buffers {
  readonly terrain: Terrain;
  readonly forth: Reach;
  readonly back: Reach;
}

const buffers = new WeakMap<Ground, Buffers>();

function buffersOf(ground: Ground): Buffers {
  let known = buffers.get(ground);
  if (known === undefined) {
    known = { terrain: new Terrain(ground.board), forth: new Reach(ground.board), back: new Reach(ground.board) };
    buffers.set(ground, known);
  }
  return known;
}

function movementOf(position: Position, figure: BoardFigure, rule: MoveRule, terrain: Terrain): Movement {
  const { ground, overlays, figures } = position;
  terrain.clear();
  for (let cell = 0; cell < overlays.length; cell++) {
    const overlay = overlays[cell]!;
    if (overlay !== 0) layOverlay(terrain, cell, overlay, rule.care);
    if (ground.hidden[cell] === 1 || !isPassable(ground.closed[cell]!, rule)) terrain.marks[cell]! |= SOLID;
  }
  for (const other of figures) {
    // R 5.2: a move passes allies but not enemies, and does not end on a figure.
    if (other.id !== figure.id) terrain.marks[other.cell]! |= areEnemies(figure, other) ? BLOCKED | OCCUPIED : OCCUPIED;
  }
  return { gait: rule.gait, terrain, walls: ground.walls };
}

function isPassable(door: number, { opensDoors = false }: { readonly opensDoors?: boolean | undefined }): boolean {
  return door === 0 || (opensDoors && door !== LOCKED);
}

function layOverlay(terrain: Terrain, cell: Cell, overlay: number, care: Care): void {
  const isNegative = (overlay & NEGATIVE) !== 0;
  const points = (overlay & DIFFICULT) === 0 ? 1 : 2;
  if ((overlay & OBSTACLE) !== 0 || (isNegative && care === 'avoid')) terrain.marks[cell]! |= BLOCKED;
  const cost = isNegative && care === 'fewest' ? points + NEGATIVE_COST : points;
  if (cost > 1) terrain.setCost(cell, cost);
}

/** Effects of entering a hex. */
export const HEX_EFFECTS = ['trap', 'hazardous', 'opens-door'] as const;
export type HexEffect = (typeof HEX_EFFECTS)[number];

/** A hex that a path enters. */
export interface EnteredHex {
  readonly cell: Cell;
  readonly points: number;
  readonly effects: readonly HexEffect[];
}

/**
 * Returns the costs and effects of a path hex by hex. R 5.3 to 5.8, 5.10: for a jump only its last hex counts, for a
 * flyer none.
 */
export function hexesAlong({ ground, overlays }: Position, path: readonly Cell[], gait: Gait): EnteredHex[] {
  return path.map((cell, i) => {
    const overlay = gait === 'walk' || (gait === 'jump' && i === path.length - 1) ? overlays[cell]! : 0;
    const effects: HexEffect[] = [];
    if (overlay & TRAP) effects.push('trap');
    if (overlay & HAZARDOUS) effects.push('hazardous');
    if (ground.closed[cell] !== 0) effects.push('opens-door');
    return { cell, points: overlay & DIFFICULT ? 2 : 1, effects };
  });
}

/** Reasons why a path is illegal. */
export type PathProblem =
  | { readonly code: 'not-adjacent' | 'wall' | 'closed-door' | 'blocked' | 'enemy' | 'occupied'; readonly cell: Cell }
  | { readonly code: 'too-far'; readonly points: number; readonly needed: number };

/** Returns the problem of a path that a player has drawn, or undefined. */
export function pathProblem(
  position: Position,
  figure: BoardFigure,
  path: readonly Cell[],
  points: number,
  rule: MoveRule,
): PathProblem | undefined {
  let from = figure.cell;
  for (const [i, cell] of path.entries()) {
    const code = stepProblem(position, figure, from, cell, i === path.length - 1, rule);
    if (code !== undefined) return { code, cell };
    from = cell;
  }
  const needed = hexesAlong(position, path, rule.gait).reduce((sum, hex) => sum + hex.points, 0);
  return needed > points ? { code: 'too-far', points, needed } : undefined;
}

type StepProblem = Exclude<PathProblem['code'], 'too-far'>;

function stepProblem(
  { ground, overlays, figures }: Position,
  figure: BoardFigure,
  from: Cell,
  to: Cell,
  isLast: boolean,
  { gait, opensDoors }: MoveRule,
): StepProblem | undefined {
  const { board, walls } = ground;
  if (!(to >= 0 && to < board.size) || board.distance(from, to) !== 1) return 'not-adjacent';
  if (walls.has(from, board.directionTo(from, to)) || ground.hidden[to] === 1) return 'wall';
  if (!isPassable(ground.closed[to]!, { opensDoors })) return 'closed-door';
  const minds = gait === 'walk' || (gait === 'jump' && isLast);
  if (minds && (overlays[to]! & OBSTACLE) !== 0) return 'blocked';
  const other = figures.find((one) => one.cell === to && one.id !== figure.id);
  if (other === undefined) return undefined;
  if (gait === 'walk' && areEnemies(figure, other)) return 'enemy';
  return isLast ? 'occupied' : undefined;
}
