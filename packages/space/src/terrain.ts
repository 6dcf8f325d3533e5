import type { Board, Cell } from './board.ts';
import { SpaceError } from './errors.ts';

/** No figure enters this cell, with any gait: a pillar, a locked door, a room not yet revealed. */
export const SOLID = 1;
/** Walkers do not enter; jumpers pass over it but do not land; flyers ignore it: an obstacle, a trap to be avoided. */
export const BLOCKED = 2;
/** No figure ends a move here: a friend's cell. An enemy's cell is `BLOCKED | OCCUPIED`. */
export const OCCUPIED = 4;

/**
 * The cost to enter each cell, for one mover in one state. Fill it from the state before searching; the arrays are
 * reused, so a search on the next state allocates nothing.
 */
export class Terrain {
  readonly board: Board;
  /** The points a walker pays to enter each cell, at least 1. Write with `setCost`. */
  readonly costs: Uint16Array;
  /** SOLID, BLOCKED and OCCUPIED bits of each cell; writable. */
  readonly marks: Uint8Array;
  #highestCost = 1;

  constructor(board: Board) {
    this.board = board;
    this.costs = new Uint16Array(board.size).fill(1);
    this.marks = new Uint8Array(board.size);
  }

  /** An upper bound of all costs. */
  get highestCost(): number {
    return this.#highestCost;
  }

  /**
   * Sets the cost for a walker to enter a cell. Large costs express priorities: with a trap at 1,000 and ground at 1, a
   * path has fewest traps first and fewest steps second.
   */
  setCost(cell: Cell, cost: number): void {
    if (!Number.isInteger(cost) || cost < 1 || cost > 0xffff) {
      throw new SpaceError('bad-cost', `cell ${cell}`, `The cost to enter a cell is 1 to 65535, not ${cost}`);
    }
    this.board.hexOf(cell);
    this.costs[cell] = cost;
    if (cost > this.#highestCost) this.#highestCost = cost;
  }

  mark(cell: Cell, marks: number): void {
    this.board.hexOf(cell);
    this.marks[cell]! |= marks;
  }

  /** Resets to open ground: cost 1, no marks. */
  clear(): void {
    this.costs.fill(1);
    this.marks.fill(0);
    this.#highestCost = 1;
  }

  /** Copies another terrain of the same board: the content's terrain, before this state's figures are added. */
  copyFrom(other: Terrain): void {
    this.board.expectSame(other.board, 'terrain');
    this.costs.set(other.costs);
    this.marks.set(other.marks);
    this.#highestCost = other.#highestCost;
  }
}
