import { type Board, WAYS } from '@tessera/space';
import type { Cell } from './site.ts';

/** A ground has one byte per cell: the cost of entering it (1, 2, or 0 for impassable) and these two flags. */
export const CLOSED = 0;
/** A move may pass here, but not end. */
export const NO_END = 4;
/** A search may stop once it gets here. */
export const GOAL = 8;
const COST = 3;

/**
 * Finds the cells within reach, like `Reach` of @tessera/space for costs of 1 and 2. It clears only the cells that the
 * previous search touched: most moves are short, and clearing the whole board would cost more than the search.
 */
export class Flood {
  /** Lowest cost of ending a move in each cell; -1 if impossible. */
  readonly costs: Int32Array;
  /** Cells where a move can end, `count` of them, the start first and then by cost. */
  readonly ends: Int32Array;
  count = 0;

  readonly #ways: Int32Array;
  readonly #isLinked: boolean;
  // Cost of reaching each cell; -1 if not visited. The entry past the last cell stands for the outside of the board and
  // counts as visited.
  readonly #passing: Int32Array;
  readonly #from: Int32Array;
  // Found cells in order of cost. A cell of cost 2 is first queued as its complement, and queued again when that comes
  // up: by then the queue has reached its cost.
  readonly #queue: Int32Array;
  #queued = 0;

  constructor(board: Board) {
    this.costs = new Int32Array(board.size).fill(-1);
    this.ends = new Int32Array(board.size);
    this.#ways = board.ways;
    this.#isLinked = board.linked;
    this.#passing = new Int32Array(board.size + 1).fill(-1);
    this.#passing[board.size] = 0;
    this.#from = new Int32Array(board.size);
    this.#queue = new Int32Array(2 * board.size);
  }

  /** Searches within the budget, or to the first goal where a move can end. Returns that goal, or -1. */
  search(ground: Uint8Array, start: Cell, budget: number): Cell {
    this.#clear();
    const { costs, ends } = this;
    const ways = this.#ways;
    const passing = this.#passing;
    const queue = this.#queue;
    passing[start] = 0;
    this.#from[start] = -1;
    queue[0] = start;
    this.#queued = 1;
    for (let head = 0; head < this.#queued; head++) {
      const cell = queue[head]!;
      if (cell < 0) {
        queue[this.#queued++] = ~cell;
        continue;
      }
      const cost = passing[cell]!;
      const here = ground[cell]!;
      if ((here & NO_END) === 0 || cell === start) {
        costs[cell] = cost;
        ends[this.count++] = cell;
        if ((here & GOAL) !== 0) return cell;
      }
      const left = budget - cost;
      if (left <= 0) continue;
      // Unrolled, because a loop over so few directions takes a third longer.
      const way = cell * WAYS;
      this.#enter(ways[way]!, ground, cell, cost, left);
      this.#enter(ways[way + 1]!, ground, cell, cost, left);
      this.#enter(ways[way + 2]!, ground, cell, cost, left);
      this.#enter(ways[way + 3]!, ground, cell, cost, left);
      this.#enter(ways[way + 4]!, ground, cell, cost, left);
      this.#enter(ways[way + 5]!, ground, cell, cost, left);
      if (this.#isLinked) this.#enter(ways[way + 6]!, ground, cell, cost, left);
    }
    return -1;
  }

  /** Returns the cells entered on the cheapest path to a reached cell. */
  pathTo(cell: Cell): Cell[] {
    const path: Cell[] = [];
    for (let at = cell; this.#from[at]! >= 0; at = this.#from[at]!) path.push(at);
    return path.reverse();
  }

  // A cell costs the same from every side, and cells are taken in order of cost, so the first path into a cell is a
  // cheapest one.
  #enter(cell: Cell, ground: Uint8Array, from: Cell, cost: number, left: number): void {
    if (this.#passing[cell]! >= 0) return;
    const step = ground[cell]! & COST;
    if (step === 0 || step > left) return;
    this.#passing[cell] = cost + step;
    this.#from[cell] = from;
    this.#queue[this.#queued++] = step === 1 ? cell : ~cell;
  }

  #clear(): void {
    const { costs } = this;
    const passing = this.#passing;
    const queue = this.#queue;
    for (let i = 0; i < this.#queued; i++) {
      const cell = queue[i]! < 0 ? ~queue[i]! : queue[i]!;
      costs[cell] = -1;
      passing[cell] = -1;
    }
    this.#queued = 0;
    this.count = 0;
  }
}
