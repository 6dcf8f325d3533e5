import type { Board, Cell } from './board.ts';
import { DIRECTION_INDICES, type Direction, opposite } from './hex.ts';

/**
 * Walls and closed doors on the sides of hexes. A wall stands on the border between two hexes and counts from both; the
 * rim of the board has walls only where they are raised. Walls can be raised and lowered in play at no cost.
 */
export class Walls {
  readonly board: Board;
  /** For each slot of the board's frame one bit per direction with a wall. Read-only: write with the methods. */
  readonly sides: Uint8Array;
  #version = 0;

  constructor(board: Board) {
    this.board = board;
    this.sides = new Uint8Array(board.frame.size);
  }

  /** Changes whenever the walls may have changed. */
  get version(): number {
    return this.#version;
  }

  /** Whether there is a wall on this side of a cell. */
  has(cell: Cell, direction: Direction): boolean {
    return (this.sides[this.board.slots[cell]!]! & (1 << direction)) !== 0;
  }

  /** Puts a wall on a side of a cell. */
  raise(cell: Cell, direction: Direction): void {
    const slot = this.#slot(cell);
    this.sides[slot]! |= 1 << direction;
    this.sides[slot + this.board.frame.steps[direction]!]! |= 1 << opposite(direction);
    this.#version++;
  }

  /** Removes the wall on a side of a cell. */
  lower(cell: Cell, direction: Direction): void {
    const slot = this.#slot(cell);
    this.sides[slot]! &= ~(1 << direction);
    this.sides[slot + this.board.frame.steps[direction]!]! &= ~(1 << opposite(direction));
    this.#version++;
  }

  /** Puts a wall between two adjacent cells. */
  raiseBetween(a: Cell, b: Cell): void {
    this.raise(a, this.board.directionTo(a, b));
  }

  /** Removes the wall between two adjacent cells. */
  lowerBetween(a: Cell, b: Cell): void {
    this.lower(a, this.board.directionTo(a, b));
  }

  /** Puts walls on all six sides of a cell, for a hex that is itself a wall. */
  enclose(cell: Cell): void {
    for (const direction of DIRECTION_INDICES) this.raise(cell, direction);
  }

  /** Puts walls on every side between a cell and a hex off the board. */
  raiseRim(): void {
    for (let cell = 0; cell < this.board.size; cell++) {
      for (const direction of DIRECTION_INDICES) {
        if (this.board.neighbour(cell, direction) < 0) this.raise(cell, direction);
      }
    }
  }

  /** Copies the walls of the same board: the content's walls, before this state's doors are added. */
  copyFrom(other: Walls): void {
    this.board.expectSame(other.board, 'walls');
    this.sides.set(other.sides);
    this.#version++;
  }

  #slot(cell: Cell): number {
    this.board.hexOf(cell);
    return this.board.slots[cell]!;
  }
}
