import { type Refusal, refuse } from '@tessera/kernel';
import { type Board, WAYS } from '@tessera/space';
import { CLOSED, Flood, GOAL, NO_END } from './flood.ts';
import { outOfRange } from './refusals.ts';
import { boardFor, type Cell, coordsOf, distance, isWall, type Site } from './site.ts';
import type { Stance } from './state.ts';
import type { Variant } from './variants.ts';

/** What stands in a mover's way besides the map itself. R 4.4, 8.1 */
export interface Obstacles {
  /** Walls that are gone. */
  readonly rubble: readonly Cell[];
  /** Cells of everyone who blocks: turrets, mobs, and characters that are not Unconscious; not the mover's own. */
  readonly units: readonly Cell[];
  /** Cells of Unconscious characters: crossed, but not ended on. */
  readonly bodies: readonly Cell[];
  /** Hexes that the mover would rather not enter, because it is Hidden and a mob would see it there. R 11.3 */
  readonly watched: readonly Cell[];
}

/** The part of a state, or of a view of one, that stands in the way. */
export interface Crowd {
  readonly rubble: readonly Cell[];
  readonly characters: readonly { readonly cell: Cell; readonly stance: Stance }[];
  readonly npcs: readonly { readonly cell: Cell }[];
}

/** The obstacles for one unit in this state, which would rather not enter the watched hexes. */
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

/** Where a move can end. It holds until the next search on the same site; copy what must last. */
export interface Reachable {
  /** How many of `cells` count: the start first, then by what they cost. */
  readonly count: number;
  readonly cells: Int32Array;
  /** The least movement that ends in each cell of the site; -1 out of reach. */
  readonly costs: Int32Array;
  /** The same by ways that enter no watched hex. */
  readonly safeCosts: Int32Array;
  /** Whether there is such a way within the distance. */
  isSafe(cell: Cell): boolean;
  /**
   * The cells entered on the way there: by a safe way if one is short enough, and the shortest such; none out of reach.
   * With a shorter distance it is the way that a shorter move takes.
   */
  pathTo(cell: Cell, distance?: number): Cell[];
}

/** Where a mover can get to with so much movement. R 8.1 */
export function reachable(
  site: Site,
  obstacles: Obstacles,
  from: Cell,
  distance: number,
  variants: readonly Variant[] = [],
): Reachable {
  return tracksOf(site, variants).explore(obstacles, from, distance);
}

/** The cells a mover enters on its way to a cell: as `reachable` finds it, without searching again what is known. */
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

/** The rule that a path breaks, if any; a path is the cells entered one after another. R 8.1 */
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
 * The cells an NPC enters on its way to a target. R 15.8: the shortest path to a hex next to it, as far as the distance
 * goes; with no path at all, to whichever hex in reach is nearest the target, if that is nearer than here.
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

/** What searches on one site need: its ground, on which obstacles are laid for the time of a search, and two floods. */
class Tracks implements Reachable {
  readonly #site: Site;
  readonly #bare: Uint8Array;
  readonly #ground: Uint8Array;
  readonly #open: Flood;
  readonly #safe: Flood;
  #isWary = false;
  /** What the open flood was made for; nothing after a walk, which does not flood all that is in reach. */
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

  /** Whoever walks has mostly just been told where to: then the flood of that answer leads there as well. */
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

  /** As much of the way to a cell as a length allows, ending where one may stand. */
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

  /** The cells next to one; -1 at the edge of the map, where a ground has nothing to read or write. */
  #around(cell: Cell): Int32Array {
    return this.#site.board.ways.subarray(cell * WAYS, cell * WAYS + WAYS - 1);
  }
}

// A site has one for each reading of the rules: whether teleporters lead anywhere, and whether tables are slow ground.
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
