import { type Board, WAYS } from '@tessera/space';
import type { Cell } from './site.ts';

/** A ground is a byte a cell: what entering it costs (1 or 2, 0 where nobody enters) and these two marks. */
export const CLOSED = 0;
/** A move may pass here, but not end. */
export const NO_END = 4;
/** A search may stop once it has got here. */
export const GOAL = 8;
const COST = 3;

/**
 * Where a walker gets to. The same as `Reach` of @tessera/space for costs of 1 and 2, but it clears only the cells that
 * the search before has touched: most moves are short, and then clearing the whole board costs more than the search.
 */
export class Flood {
  /** The least cost of ending a move in each cell; -1 where it cannot. */
  readonly costs: Int32Array;
  /** The cells where a move can end, `count` of them, the start first and cheaper ones before dearer ones. */
  readonly ends: Int32Array;
  count = 0;

  readonly #ways: Int32Array;
  readonly #wayCount: number;
  readonly #passing: Int32Array;
  readonly #from: Int32Array;
  readonly #touched: Int32Array;
  #touchedCount = 0;
  // Cells waiting, by cost modulo 3: those of one cost lead only to the next two.
  readonly #waiting: readonly [Int32Array, Int32Array, Int32Array];
  readonly #lengths = new Int32Array(3);

  constructor(board: Board) {
    this.costs = new Int32Array(board.size).fill(-1);
    this.ends = new Int32Array(board.size);
    this.#ways = board.ways;
    this.#wayCount = board.linked ? WAYS : WAYS - 1;
    this.#passing = new Int32Array(board.size).fill(-1);
    this.#from = new Int32Array(board.size);
    this.#touched = new Int32Array(board.size);
    this.#waiting = [new Int32Array(board.size), new Int32Array(board.size), new Int32Array(board.size)];
  }

  /** Floods as far as the budget goes, or to the first goal where a move can end, which it tells; -1 without one. */
  search(ground: Uint8Array, start: Cell, budget: number): Cell {
    const { costs, ends } = this;
    const lengths = this.#lengths;
    this.#clear();
    this.#enter(start, -1, 0);
    costs[start] = 0;
    for (let cost = 0; lengths[0]! + lengths[1]! + lengths[2]! > 0; cost++) {
      const cells = this.#waiting[cost % 3]!;
      const length = lengths[cost % 3]!;
      lengths[cost % 3] = 0;
      for (let i = 0; i < length; i++) {
        const cell = cells[i]!;
        if (costs[cell]! >= 0) {
          ends[this.count++] = cell;
          if (ground[cell]! & GOAL) return cell;
        }
        this.#spread(ground, cell, cost, budget);
      }
    }
    return -1;
  }

  /** The cells entered on the cheapest way to a cell that was reached. */
  pathTo(cell: Cell): Cell[] {
    const path: Cell[] = [];
    for (let at = cell; this.#from[at]! >= 0; at = this.#from[at]!) path.push(at);
    return path.reverse();
  }

  // A cell costs the same from wherever it is entered, and cells are taken in order of cost, so the first way found
  // into a cell is a cheapest one.
  #spread(ground: Uint8Array, cell: Cell, cost: number, budget: number): void {
    for (let way = cell * WAYS, last = way + this.#wayCount; way < last; way++) {
      const next = this.#ways[way]!;
      if (next < 0 || this.#passing[next]! >= 0) continue;
      const step = ground[next]! & COST;
      if (step === 0 || cost + step > budget) continue;
      this.#enter(next, cell, cost + step);
      if ((ground[next]! & NO_END) === 0) this.costs[next] = cost + step;
    }
  }

  #enter(cell: Cell, from: Cell, cost: number): void {
    this.#passing[cell] = cost;
    this.#from[cell] = from;
    this.#touched[this.#touchedCount++] = cell;
    this.#waiting[cost % 3]![this.#lengths[cost % 3]!++] = cell;
  }

  #clear(): void {
    for (let i = 0; i < this.#touchedCount; i++) {
      const cell = this.#touched[i]!;
      this.costs[cell] = -1;
      this.#passing[cell] = -1;
    }
    this.#touchedCount = 0;
    this.#lengths.fill(0);
    this.count = 0;
  }
}
