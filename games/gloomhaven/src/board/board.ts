import { Board, type Cell, DIRECTION_INDICES, DistanceField, type Hex, Walls } from '@tessera/space';
import { LITERAL_SIGHT, Sight, type SightRule } from './sight.ts';

/**
 * Sides of figures. Figures of one side are allies, all others are enemies (R 1.2); scenario allies belong to the
 * party.
 */
export const SIDES = ['party', 'monsters', 'third'] as const;
export type Side = (typeof SIDES)[number];

/** Kinds of figures. The board only distinguishes characters from others. */
export const FIGURE_KINDS = ['hero', 'summon', 'normal', 'elite', 'boss', 'named', 'objective'] as const;
export type FigureKind = (typeof FIGURE_KINDS)[number];

/** A figure as the board needs it. */
export interface BoardFigure {
  /** Unique on the board. */
  readonly id: number;
  readonly cell: Cell;
  readonly side: Side;
  readonly kind: FigureKind;
  /** Initiative this round: a summon has its owner's, a long rester and an objective 99. R 13.4, 14.3 */
  readonly initiative: number;
  /**
   * The order among equal initiatives, once the round has settled it: lower is earlier. A summon precedes its owner.
   */
  readonly order?: number;
  /** Enemies can neither focus nor target it. R 8.7 */
  readonly invisible?: boolean;
  /** It takes no part: no figure's enemy, so that all figures may pass it but not stop on it. */
  readonly passive?: boolean;
}

/** A snapshot of a scenario: the ground in play, its overlays and its figures. */
export interface Position {
  readonly ground: Ground;
  /** OBSTACLE, TRAP, HAZARDOUS and DIFFICULT bits of each cell. */
  readonly overlays: Uint8Array;
  readonly figures: readonly BoardFigure[];
}

export function areEnemies(a: BoardFigure, b: BoardFigure): boolean {
  return a.side !== b.side && !a.passive && !b.passive;
}

export function figureAt({ figures }: Position, cell: Cell): BoardFigure | undefined {
  return figures.find((figure) => figure.cell === cell);
}

/** Overlays of a hex, one bit per kind. Doors are not among them: they belong to the `Plan`. */
export const OBSTACLE = 1;
export const TRAP = 2;
export const HAZARDOUS = 4;
export const DIFFICULT = 8;
/** Hexes that a monster avoids while it has a path without them. R 13.4 */
export const NEGATIVE = TRAP | HAZARDOUS;

/** The room number of a hex that connects rooms or tiles: a door, a corridor. */
export const DOORWAY = -1;

/** The map of a scenario: every hex of every room, revealed or not. Built once from content. */
export interface Plan {
  readonly board: Board;
  /** The room of each cell; `DOORWAY` for the hexes of doors and corridors. */
  readonly rooms: ArrayLike<number>;
  /** Pairs of touching cells with a wall line between them: tiles that abut without a door. R A.2 */
  readonly wallLines: readonly (readonly [Cell, Cell])[];
  /** The rooms that bring a doorway into play, when the plan names them; by default the adjacent ones. */
  readonly shownBy?: readonly (readonly number[])[] | undefined;
}

/** Builds a plan from hexes. */
export function planOf(
  hexes: Iterable<Hex>,
  { rooms, wallLines = [], shownBy }: Partial<Pick<Plan, 'rooms' | 'wallLines' | 'shownBy'>> = {},
): Plan {
  const board = new Board(hexes);
  return { board, rooms: rooms ?? new Int8Array(board.size), wallLines, shownBy };
}

/** How sight and range are interpreted. */
export interface GroundRule extends SightRule {
  /** Range is counted straight through walls: a variant, ruling 104. */
  readonly rangeThroughWalls?: boolean;
}

/** A closed door that cannot be opened by moving onto it. */
export const LOCKED = 2;

const UNKNOWN = 0xffff;
/** Larger than any range: there is no path. */
export const NO_WAY = 0xfffe;

/**
 * The part of a plan in play for a set of revealed rooms and closed doors: walls, range around them, and lines of
 * sight. Immutable; opening a door leads to another ground. It caches ranges and sight, so reuse it (`groundOf` does).
 */
export class Ground {
  readonly plan: Plan;
  readonly board: Board;
  readonly walls: Walls;
  readonly sight: Sight;
  /** Cells of rooms not yet revealed. */
  readonly hidden: Uint8Array;
  /** Closed doors; 2 for locked ones, which moving onto them does not open. R 5.10 */
  readonly closed: Uint8Array;
  readonly #throughWalls: boolean;
  readonly #ranges: Uint16Array;
  readonly #field: DistanceField;

  constructor(
    plan: Plan,
    revealed: readonly number[],
    closedDoors: readonly Cell[],
    rule: GroundRule = LITERAL_SIGHT,
    lockedDoors: readonly Cell[] = [],
  ) {
    const { board } = plan;
    this.plan = plan;
    this.board = board;
    this.closed = new Uint8Array(board.size);
    for (const door of closedDoors) this.closed[door] = 1;
    for (const door of lockedDoors) this.closed[door] = LOCKED;
    this.hidden = hiddenCells(plan, revealed);
    this.walls = wallsOf(plan, this.hidden, this.closed);
    this.sight = new Sight(this.walls, rule, (cell) => plan.rooms[cell] === DOORWAY);
    this.#throughWalls = rule.rangeThroughWalls ?? false;
    this.#ranges = new Uint16Array(board.size * board.size).fill(UNKNOWN);
    this.#field = new DistanceField(board);
  }

  /** Returns the range from one cell to another, around walls (R 7.10, A.4); `NO_WAY` when there is no path. */
  range(a: Cell, b: Cell): number {
    // A figure off the map is at cell -1, which would read the end of another row of the table.
    if (a < 0 || b < 0) return NO_WAY;
    const row = a * this.board.size;
    if (this.#ranges[row + b] === UNKNOWN) this.#count(a);
    return this.#ranges[row + b]!;
  }

  /** Checks whether two cells touch without a wall between them. */
  areAdjacent(a: Cell, b: Cell): boolean {
    return this.range(a, b) === 1;
  }

  #count(from: Cell): void {
    const { distances } = this.#field.search([from], {
      ...(this.#throughWalls ? {} : { walls: this.walls }),
      closed: this.hidden,
    });
    const row = from * this.board.size;
    for (let cell = 0; cell < distances.length; cell++) {
      this.#ranges[row + cell] = distances[cell]! < 0 ? NO_WAY : distances[cell]!;
    }
  }
}

const grounds = new WeakMap<Plan, Map<string, Ground>>();

/** Returns the ground of a plan for these rooms and doors. Cached: equal arguments return the same object. */
export function groundOf(
  plan: Plan,
  revealed: readonly number[],
  closedDoors: readonly Cell[],
  rule: GroundRule = LITERAL_SIGHT,
  lockedDoors: readonly Cell[] = [],
): Ground {
  const key = `${revealed.join()}|${closedDoors.join()}|${lockedDoors.join()}|${rule.touch}|${rule.cornerOnWall}|${rule.rangeThroughWalls ?? false}`;
  let known = grounds.get(plan);
  if (known === undefined) {
    known = new Map();
    grounds.set(plan, known);
  }
  let ground = known.get(key);
  if (ground === undefined) {
    ground = new Ground(plan, revealed, closedDoors, rule, lockedDoors);
    known.set(key, ground);
  }
  return ground;
}

// A door hex is in play as soon as an adjacent room is revealed.
function hiddenCells({ board, rooms, shownBy }: Plan, revealed: readonly number[]): Uint8Array {
  const hidden = new Uint8Array(board.size);
  for (let cell = 0; cell < board.size; cell++) {
    const isShown =
      rooms[cell] === DOORWAY && shownBy !== undefined
        ? shownBy[cell]!.some((room) => revealed.includes(room))
        : rooms[cell] === DOORWAY
          ? DIRECTION_INDICES.some((direction) => revealed.includes(roomBeside(board, rooms, cell, direction)))
          : revealed.includes(rooms[cell]!);
    if (!isShown) hidden[cell] = 1;
  }
  return hidden;
}

function roomBeside(board: Board, rooms: ArrayLike<number>, cell: Cell, direction: 0 | 1 | 2 | 3 | 4 | 5): number {
  const next = board.neighbour(cell, direction);
  return next < 0 ? DOORWAY : rooms[next]!;
}

function wallsOf({ board, rooms, wallLines }: Plan, hidden: Uint8Array, closed: Uint8Array): Walls {
  const walls = new Walls(board);
  walls.raiseRim();
  for (const [a, b] of wallLines) walls.raiseBetween(a, b);
  for (let cell = 0; cell < board.size; cell++) {
    if (closed[cell] !== 0) raiseDoor(walls, cell, hidden, rooms);
  }
  return walls;
}

/**
 * R A.2: a closed door is a wall on its sides towards the unrevealed room. When both rooms are revealed, it is a wall
 * on all sides that do not lead to the first of them.
 */
function raiseDoor(walls: Walls, door: Cell, hidden: Uint8Array, rooms: ArrayLike<number>): void {
  const { board } = walls;
  let near: number | undefined;
  for (const direction of DIRECTION_INDICES) {
    const next = board.neighbour(door, direction);
    if (next < 0) continue;
    if (hidden[next] === 0 && rooms[next] !== DOORWAY) near ??= rooms[next];
    if (hidden[next] === 1 || (rooms[next] !== DOORWAY && rooms[next] !== near)) walls.raise(door, direction);
  }
}
