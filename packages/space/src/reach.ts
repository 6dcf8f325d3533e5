import { type Board, type Cell, WAYS } from './board.ts';
import { checkMovement, GAIT_RULES, type Movement } from './movement.ts';

const UNLIMITED = 0x3fffffff;

/**
 * Where a figure can get to and at what cost. One object holds the buffers and the result of its last `search`; the
 * next search writes over them, and no search allocates.
 */
export class Reach {
  readonly board: Board;
  /** The least cost of ending a move in each cell; -1 where it cannot end within the budget. */
  readonly costs: Int32Array;
  /** The least cost of being in each cell on the way, also where the move may not end; -1 where it does not get. */
  readonly passing: Int32Array;
  /** The cell before each cell on its cheapest path; -1 for the start and for cells not reached. */
  readonly from: Int32Array;
  /** The cells where the move can end, `count` of them, in the order in which they are passed. The start is first. */
  readonly ends: Int32Array;
  count = 0;

  // What it costs to pass into each cell; 0 for cells that are barred or found already, and for the entry past the last
  // cell, which stands for what is off the board.
  readonly #tolls: Int32Array;
  // Buckets of cells waiting under the same cost, each a list through #next. They form a ring, since the costs waiting
  // at one time differ by no more than the highest toll.
  #heads = new Int32Array(4);
  readonly #next: Int32Array;
  #lastBucket = 0;
  #found = 0;
  #budget = UNLIMITED;
  readonly #noWalls: Uint8Array;

  constructor(board: Board) {
    this.board = board;
    this.costs = new Int32Array(board.size);
    this.passing = new Int32Array(board.size);
    this.from = new Int32Array(board.size);
    this.ends = new Int32Array(board.size);
    this.#tolls = new Int32Array(board.size + 1);
    this.#next = new Int32Array(board.size);
    this.#noWalls = new Uint8Array(board.frame.size);
  }

  /**
   * Floods from `start` as far as `budget` goes. The start costs 0 and may always be stayed in, whatever its marks.
   * Of several cheapest paths the same one is found every time.
   */
  search(start: Cell, movement: Movement, budget = UNLIMITED): this {
    checkMovement(this.board, movement);
    this.board.hexOf(start);
    this.costs.fill(-1);
    this.passing.fill(-1);
    this.from.fill(-1);
    this.#budget = Math.min(budget, UNLIMITED);
    this.#setTolls(movement);
    this.#openBuckets(movement);
    this.costs[start] = 0;
    this.ends[0] = start;
    this.count = 1;
    this.#queue(start, -1, 0);
    this.#flood(movement);
    return this;
  }

  /** Whether the last search can end in a cell. */
  canEnd(cell: Cell): boolean {
    return this.costs[cell]! >= 0;
  }

  /** The cells of the cheapest path of the last search, start and end included; empty where it does not get. */
  pathTo(cell: Cell): Cell[] {
    if (!(this.passing[cell]! >= 0)) return [];
    const path: Cell[] = [];
    for (let at = cell; at >= 0; at = this.from[at]!) path.push(at);
    return path.reverse();
  }

  #setTolls({ gait, terrain }: Movement): void {
    const { costs, marks } = terrain;
    const { barred, paysOnTheWay } = GAIT_RULES[gait];
    const tolls = this.#tolls;
    for (let cell = 0; cell < marks.length; cell++) {
      tolls[cell] = (marks[cell]! & barred) !== 0 ? 0 : paysOnTheWay ? costs[cell]! : 1;
    }
  }

  #openBuckets({ gait, terrain }: Movement): void {
    const span = GAIT_RULES[gait].paysOnTheWay ? terrain.highestCost : 1;
    const length = 1 << (32 - Math.clz32(span));
    if (length > this.#heads.length) this.#heads = new Int32Array(length);
    this.#heads.fill(-1, 0, length);
    this.#lastBucket = length - 1;
    this.#found = 0;
  }

  // A cell costs the same from wherever it is entered, and cells are taken in order of cost. So the first way found into
  // a cell is a cheapest one, and each cell waits once.
  #flood({ gait, terrain, walls }: Movement): void {
    const { costs, ends } = this;
    const { linked, slots, ways } = this.board;
    const tolls = this.#tolls;
    const last = this.#lastBucket;
    const budget = this.#budget;
    const { marks } = terrain;
    const { noEnd, paysOnTheWay, paysAtTheEnd } = GAIT_RULES[gait];
    const paysToLand = paysAtTheEnd && !paysOnTheWay;
    const heads = this.#heads;
    const next = this.#next;
    const sides = walls?.sides ?? this.#noWalls;
    let taken = 0;
    for (let cost = 0; taken < this.#found; cost++) {
      for (let cell = heads[cost & last]!; cell >= 0; cell = next[cell]!) {
        taken++;
        const atEnd = paysToLand ? cost - 1 + terrain.costs[cell]! : cost;
        if ((marks[cell]! & noEnd) === 0 && atEnd <= budget && costs[cell] === -1) {
          costs[cell] = atEnd;
          ends[this.count++] = cell;
        }
        // Spelled out, because a loop over so few ways takes half as long again.
        const walled = sides[slots[cell]!]!;
        const first = cell * WAYS;
        this.#enter(ways[first]!, tolls, walled & 1, cell, cost);
        this.#enter(ways[first + 1]!, tolls, walled & 2, cell, cost);
        this.#enter(ways[first + 2]!, tolls, walled & 4, cell, cost);
        this.#enter(ways[first + 3]!, tolls, walled & 8, cell, cost);
        this.#enter(ways[first + 4]!, tolls, walled & 16, cell, cost);
        this.#enter(ways[first + 5]!, tolls, walled & 32, cell, cost);
        if (linked) this.#enter(ways[first + 6]!, tolls, 0, cell, cost);
      }
      heads[cost & last] = -1;
    }
  }

  #enter(into: Cell, tolls: Int32Array, wall: number, from: Cell, cost: number): void {
    const toll = tolls[into]!;
    if (toll !== 0 && wall === 0 && cost + toll <= this.#budget) this.#queue(into, from, cost + toll);
  }

  #queue(cell: Cell, from: Cell, cost: number): void {
    const bucket = cost & this.#lastBucket;
    this.#tolls[cell] = 0;
    this.passing[cell] = cost;
    this.from[cell] = from;
    this.#next[cell] = this.#heads[bucket]!;
    this.#heads[bucket] = cell;
    this.#found++;
  }
}
