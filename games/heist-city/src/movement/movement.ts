import { type Refusal, refuse } from '@tessera/kernel';
import { type Board, WAYS } from '@tessera/space';
import { CLOSED, Flood, GOAL, NO_END } from '../map/flood.ts';
import { boardFor, type Cell, coordsOf, distance, isWall, type Site } from '../map/site.ts';
import { outOfRange } from '../state/refusals.ts';
import type { Stance } from '../state/state.ts';
import type { Variant } from '../state/variants.ts';

/** Obstacles of a mover besides the map. R 4.4, 8.1 */
export interface Obstacles {
  /** Destroyed walls. */
  readonly rubble: readonly Cell[];
  /** Cells of blocking units: turrets, mobs, and characters that are not Unconscious; excluding the mover. */
  readonly units: readonly Cell[];
  /** Cells of Unconscious characters: crossed, but not ended on. */
  readonly bodies: readonly Cell[];
  /** Hexes that a Hidden mover avoids because a mob would see it there. R 11.3 */
  readonly watched: readonly Cell[];
}

/** Parts of a state or view that block movement. */
export interface Crowd {
  readonly rubble: readonly Cell[];
  readonly characters: readonly { readonly cell: Cell; readonly stance: Stance }[];
  readonly npcs: readonly { readonly cell: Cell }[];
}

/** Returns the obstacles for one unit, which avoids the watched hexes. */
export function obstaclesFor(state: Crowd, mover: number, watched: readonly Cell[] = []): Obstacles {
  const units: Cell[] = [];
  const bodies: Cell[] = [];
  for (let unit = 0; unit < state.characters.length; unit++) {
    const { cell, stance } = state.characters[unit]!;
    if (cell >= 0 && unit !== mover) (stance === 'unconscious' ? bodies : units).push(cell);
  }
  for (let i = 0; i < state.npcs.length; i++) {
    const { cell } = state.npcs[i]!;
    if (cell >= 0 && state.characters.length + i !== mover) units.push(cell);
  }
  return { rubble: state.rubble, units, bodies, watched };
}

/** Cells where a move can end. Valid until the next search on the same site; copy to keep. */
export interface Reachable {
  /** Number of valid entries in `cells`: the start first, then by cost. */
  readonly count: number;
  readonly cells: Int32Array;
  /** Lowest cost of ending in each cell of the site; -1 out of reach. */
  readonly costs: Int32Array;
  /** The same by paths without watched hexes. */
  readonly safeCosts: Int32Array;
  /** Returns whether such a path exists within the distance. */
  isSafe(cell: Cell): boolean;
  /**
   * Returns the cells entered on the path there: the shortest safe path if it is short enough, otherwise the shortest.
   * Empty out of reach. A smaller `distance` gives the path of a shorter move.
   */
  pathTo(cell: Cell, distance?: number): Cell[];
}

/** Returns the cells a mover can reach within a distance. R 8.1 */
export function reachable(
  site: Site,
  obstacles: Obstacles,
  from: Cell,
  distance: number,
  variants: readonly Variant[] = [],
): Reachable {
  return tracksOf(site, variants).explore(obstacles, from, distance);
}

/**
 * Returns the cells a mover enters on its way to a cell, as `reachable` finds them, without repeating a known search.
 */
export function wayTo(
  site: Site,
  obstacles: Obstacles,
  from: Cell,
  to: Cell,
  distance: number,
  variants: readonly Variant[] = [],
): Cell[] {
  return tracksOf(site, variants).wayTo(obstacles, from, to, distance);
}

/** Returns the rule that a path breaks, if any; a path lists the entered cells in order. R 8.1 */
export function pathProblem(
  site: Site,
  obstacles: Obstacles,
  from: Cell,
  path: readonly Cell[],
  distance: number,
  variants: readonly Variant[] = [],
): Refusal | undefined {
  const { ways } = boardFor(site, variants);
  const isSlow = variants.includes('tables-difficult');
  let at = from;
  let cost = 0;
  for (const [i, cell] of path.entries()) {
    if (site.wall[cell] === undefined) return refuse('blocked-path', { cell, by: 'edge' });
    const isTable = site.table[cell] === 1;
    if (!ways.subarray(at * WAYS, at * WAYS + WAYS).includes(cell)) return blocked(site, cell, 'gap');
    if (isWall(site, obstacles.rubble, cell)) return blocked(site, cell, 'wall');
    if (isTable && !isSlow) return blocked(site, cell, 'table');
    if (obstacles.units.includes(cell)) return blocked(site, cell, 'unit');
    if (i === path.length - 1 && obstacles.bodies.includes(cell)) return blocked(site, cell, 'body');
    cost += isTable ? TABLE_COST : 1;
    at = cell;
  }
  return cost > distance ? outOfRange(distance, cost) : undefined;
}

/**
 * Returns the cells an NPC enters on its way to a target: the shortest path to an adjacent hex, as far as the distance
 * goes. Without a path it goes to the reachable hex nearest the target, if that is nearer. R 15.8
 */
export function walkToward(
  site: Site,
  obstacles: Obstacles,
  from: Cell,
  target: Cell,
  distance: number,
  variants: readonly Variant[] = [],
): Cell[] {
  return tracksOf(site, variants).walk(obstacles, from, target, distance);
}

function blocked(site: Site, cell: Cell, by: string): Refusal {
  return refuse('blocked-path', { cell, at: [...coordsOf(site, cell)], by });
}

const TABLE_COST = 2;

interface Search extends Omit<Obstacles, 'watched'> {
  readonly from: Cell;
  readonly distance: number;
}

function isSame(a: readonly Cell[], b: readonly Cell[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}

/** Search data of one site: its ground, with the obstacles of the current search, and two floods. */
class Tracks implements Reachable {
  readonly #site: Site;
  readonly #bare: Uint8Array;
  readonly #ground: Uint8Array;
  readonly #open: Flood;
  readonly #safe: Flood;
  #isWary = false;
  /** Parameters of the last complete open flood; undefined after a walk, which floods only partially. */
  #last: Search | undefined;

  constructor(site: Site, board: Board, isSlow: boolean) {
    const tableCost = isSlow ? TABLE_COST : CLOSED;
    this.#site = site;
    this.#bare = site.wall.map((wall, cell) => (wall === 1 ? CLOSED : site.table[cell] === 1 ? tableCost : 1));
    this.#ground = Uint8Array.from(this.#bare);
    this.#open = new Flood(board);
    this.#safe = new Flood(board);
  }

  get count(): number {
    return this.#open.count;
  }

  get cells(): Int32Array {
    return this.#open.ends;
  }

  get costs(): Int32Array {
    return this.#open.costs;
  }

  get safeCosts(): Int32Array {
    return this.#isWary ? this.#safe.costs : this.#open.costs;
  }

  isSafe(cell: Cell): boolean {
    return this.safeCosts[cell]! >= 0;
  }

  pathTo(cell: Cell, distance = Number.MAX_SAFE_INTEGER): Cell[] {
    const safeCost = this.safeCosts[cell]!;
    if (safeCost >= 0 && safeCost <= distance) return (this.#isWary ? this.#safe : this.#open).pathTo(cell);
    const cost = this.costs[cell]!;
    return cost >= 0 && cost <= distance ? this.#open.pathTo(cell) : [];
  }

  explore(obstacles: Obstacles, from: Cell, distance: number): this {
    this.#lay(obstacles);
    this.#open.search(this.#ground, from, distance);
    this.#last = { from, distance, units: obstacles.units, bodies: obstacles.bodies, rubble: [...obstacles.rubble] };
    this.#isWary = obstacles.watched.length > 0;
    if (this.#isWary) {
      for (const cell of obstacles.watched) this.#ground[cell] = CLOSED;
      this.#safe.search(this.#ground, from, distance);
      this.#restore(obstacles.watched);
    }
    this.#lift(obstacles);
    return this;
  }

  /** Reuses the last flood: a walk mostly follows a query for its destinations. */
  wayTo(obstacles: Obstacles, from: Cell, to: Cell, distance: number): Cell[] {
    const isKnown = obstacles.watched.length === 0 && !this.#isWary && this.#covers(obstacles, from, distance);
    return (isKnown ? this : this.explore(obstacles, from, distance)).pathTo(to, distance);
  }

  #covers({ units, bodies, rubble }: Obstacles, from: Cell, distance: number): boolean {
    const last = this.#last;
    if (last === undefined || last.from !== from || last.distance < distance) return false;
    return isSame(last.units, units) && isSame(last.bodies, bodies) && isSame(last.rubble, rubble);
  }

  walk(obstacles: Obstacles, from: Cell, target: Cell, length: number): Cell[] {
    if (distance(this.#site, from, target) <= 1) return [];
    this.#isWary = false;
    this.#last = undefined;
    this.#lay(obstacles);
    const beside = this.#around(target);
    for (const cell of beside) this.#ground[cell]! |= GOAL;
    const goal = this.#open.search(this.#ground, from, Number.MAX_SAFE_INTEGER);
    this.#restore(beside);
    this.#lift(obstacles);
    return this.#stretch(goal >= 0 ? goal : this.#nearest(from, target, length), length);
  }

  /** Returns as much of the path to a cell as a length allows, ending on a legal hex. */
  #stretch(goal: Cell, length: number): Cell[] {
    const { costs } = this.#open;
    const path = this.#open.pathTo(goal);
    return path.slice(0, path.findLastIndex((cell) => costs[cell]! >= 0 && costs[cell]! <= length) + 1);
  }

  #nearest(from: Cell, target: Cell, length: number): Cell {
    const { ends, costs, count } = this.#open;
    let best = from;
    for (let i = 0; i < count && costs[ends[i]!]! <= length; i++) {
      if (distance(this.#site, ends[i]!, target) < distance(this.#site, best, target)) best = ends[i]!;
    }
    return best;
  }

  #lay({ rubble, units, bodies }: Obstacles): void {
    for (const cell of rubble) this.#ground[cell] = 1;
    for (const cell of bodies) this.#ground[cell]! |= NO_END;
    for (const cell of units) this.#ground[cell] = CLOSED;
  }

  #lift({ rubble, units, bodies }: Obstacles): void {
    this.#restore(rubble);
    this.#restore(bodies);
    this.#restore(units);
  }

  #restore(cells: readonly Cell[] | Int32Array): void {
    for (let i = 0; i < cells.length; i++) this.#ground[cells[i]!] = this.#bare[cells[i]!]!;
  }

  /** Returns the adjacent cells; -1 at the edge of the map, where reads and writes of the ground have no effect. */
  #around(cell: Cell): Int32Array {
    return this.#site.board.ways.subarray(cell * WAYS, cell * WAYS + WAYS - 1);
  }
}

// One per combination of variants: whether teleporters are open, and whether tables are difficult ground.
const tracks = new WeakMap<Site, (Tracks | undefined)[]>();

function tracksOf(site: Site, variants: readonly Variant[]): Tracks {
  const board = boardFor(site, variants);
  const isSlow = variants.includes('tables-difficult');
  const reading = (board === site.board ? 0 : 2) + (isSlow ? 1 : 0);
  const known = tracks.get(site) ?? [];
  const found = known[reading] ?? new Tracks(site, board, isSlow);
  known[reading] = found;
  tracks.set(site, known);
  return found;
}
