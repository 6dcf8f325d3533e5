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
  DIFFICULT,
  type Figure,
  type Ground,
  HAZARDOUS,
  LOCKED,
  NEGATIVE,
  OBSTACLE,
  type Position,
  TRAP,
} from './board.ts';

/** How a figure treats traps and hazardous hexes on its way. */
export const CARES = [
  /** It enters them like any other hex: a character, who knows what it is doing. */
  'none',
  /** It does not enter them: a monster that has another way. R 13.4 */
  'avoid',
  /** It enters as few of them as it can: a monster that has no other way. R 13.4 */
  'fewest',
] as const;
export type Care = (typeof CARES)[number];

/** How a figure moves. */
export interface MoveRule {
  readonly gait: Gait;
  readonly care: Care;
  /** Whether it may step onto a closed door, which opens it: characters only. R 5.10 */
  readonly opensDoors?: boolean;
}

/** What a negative hex adds to the cost of a way under `fewest`: more than any way without costs. */
const NEGATIVE_COST = 1 << 10;

/** The movement points in a cost. */
export function pointsOf(cost: number): number {
  return cost & (NEGATIVE_COST - 1);
}

/** The negative hexes in a cost under `fewest`. */
export function negativesOf(cost: number): number {
  return cost >> 10;
}

/** A hex where a move can end and what it takes to get there. */
export interface MoveEnd {
  readonly cell: Cell;
  readonly points: number;
  /** Traps and hazardous hexes entered on the way, where the figure counts them. */
  readonly negatives: number;
}

/** Where a figure can end a move of so many points, its own hex first. R 5.1 to 5.9 */
export function reachable(position: Position, figure: Figure, points: number, rule: MoveRule): MoveEnd[] {
  const reach = search(position, figure, rule);
  const ends: MoveEnd[] = [];
  for (let i = 0; i < reach.count; i++) {
    const cell = reach.ends[i]!;
    const cost = reach.costs[cell]!;
    if (pointsOf(cost) <= points) ends.push({ cell, points: pointsOf(cost), negatives: negativesOf(cost) });
  }
  return ends;
}

/** The cells entered on a cheapest way to a cell; empty where it is the figure's own or cannot be the end of a move. */
export function pathTo(position: Position, figure: Figure, to: Cell, rule: MoveRule): Cell[] {
  const reach = search(position, figure, rule);
  return reach.canEnd(to) ? reach.pathTo(to).slice(1) : [];
}

/** All ends of a figure's move with their costs, however far where no budget is given. The result is overwritten by the next search here. */
export function search(position: Position, figure: Figure, rule: MoveRule, budget?: number): Reach {
  const { terrain, forth } = buffersOf(position.ground);
  return forth.search(figure.cell, movementOf(position, figure, rule, terrain), budget);
}

/**
 * What the rest of the way costs from each cell to `goal`, by the movement of the last `search` on this ground, written
 * into `rest`; -1 where there is no way. A way costs what its cells cost to enter, so it is searched backwards and the
 * cost of the cell where it starts is exchanged for that of the goal.
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

/** So many ways are told apart at most. */
const MOST_WAYS = 16;

/**
 * The cheapest ways to a cell by the last `search` on this ground, as the cells entered: one for each different choice of
 * negative hexes, since springing this trap or that one makes a difference and the players choose.
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
        if (!found.has(key) && found.size < MOST_WAYS) found.set(key, [...way, cell]);
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

function movementOf(position: Position, figure: Figure, rule: MoveRule, terrain: Terrain): Movement {
  const { ground, overlays, figures } = position;
  terrain.clear();
  for (let cell = 0; cell < overlays.length; cell++) {
    const overlay = overlays[cell]!;
    if (overlay !== 0) layOverlay(terrain, cell, overlay, rule.care);
    if (ground.hidden[cell] === 1 || !isPassable(ground.closed[cell]!, rule)) terrain.marks[cell]! |= SOLID;
  }
  for (const other of figures) {
    // R 5.2: through allies, never through enemies, and nobody ends where somebody stands.
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

/** What entering a hex does to the figure. */
export const HEX_EFFECTS = ['trap', 'hazardous', 'opens-door'] as const;
export type HexEffect = (typeof HEX_EFFECTS)[number];

/** A hex that a way enters. */
export interface EnteredHex {
  readonly cell: Cell;
  readonly points: number;
  readonly effects: readonly HexEffect[];
}

/** What a way costs and sets off, hex by hex. R 5.3 to 5.8, 5.10: a jump minds its last hex only, a flyer none. */
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

/** Why a way cannot be taken. */
export type PathProblem =
  | { readonly code: 'not-adjacent' | 'wall' | 'closed-door' | 'blocked' | 'enemy' | 'occupied'; readonly cell: Cell }
  | { readonly code: 'too-far'; readonly points: number; readonly needed: number };

/** What is wrong with a way that a player has drawn, or nothing. */
export function pathProblem(
  position: Position,
  figure: Figure,
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
  figure: Figure,
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
