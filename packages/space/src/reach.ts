import { type Board, type Cell, WAYS } from './board.ts';
import { checkMovement, GAIT_RULES, type Movement } from './movement.ts';

const UNLIMITED = 0x3fffffff;

/**
 * Reachable cells and their costs. One object holds the buffers and the result of its last `search`; the next search
 * overwrites them, and no search allocates.
 */
export class Reach {
  readonly board: Board;
  /** The least cost of ending a move in each cell; -1 if it cannot end there within the budget. */
  readonly costs: Int32Array;
  /** The least cost of passing each cell, even if the move may not end there; -1 if unreachable. */
  readonly passing: Int32Array;
  /** The previous cell on the cheapest path to each cell; -1 for the start and for unreached cells. */
  readonly from: Int32Array;
  /** The cells where the move can end, `count` of them, in the order in which they are reached. The start is first. */
  readonly ends: Int32Array;
  count = 0;

  // The cost to enter each cell; 0 for cells that are barred or already found, and for the entry past the last cell,
  // which stands for hexes off the board.
  readonly #tolls: Int32Array;
  // Buckets of cells waiting with the same cost, each a linked list through #next. They form a ring, since the costs
  // waiting at one time differ by no more than the highest entry cost.
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
   * Floods from `start` within `budget`. The start costs 0 and may always be stayed in, regardless of its marks. Ties
   * between cheapest paths are resolved deterministically.
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

  /** Whether the move of the last search can end in a cell. */
  canEnd(cell: Cell): boolean {
    return this.costs[cell]! >= 0;
  }

  /** Returns the cells of the cheapest path of the last search, start and end included; empty if unreachable. */
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

  // A cell costs the same from every side, and cells are processed in order of cost. So the first path found into a
  // cell is a cheapest one, and each cell is queued once.
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
        // Unrolled, because a loop over so few exits takes half as long again.
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
