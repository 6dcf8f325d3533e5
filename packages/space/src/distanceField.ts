import { type Board, type Cell, WAYS } from './board.ts';
import type { Walls } from './walls.ts';

/** The limits of a distance field. */
export interface FieldBounds {
  /** Sides that block counting. */
  readonly walls?: Walls;
  /** Cells that are not part of the graph, marked by a non-zero byte: rooms not yet revealed. */
  readonly closed?: Uint8Array;
  /** The maximum distance. */
  readonly limit?: number;
}

/**
 * Distances to the nearest of several cells: range counted around walls. Links do not count, since range is not
 * movement. One object holds the buffers and the result of its last `search`; no search allocates.
 */
export class DistanceField {
  readonly board: Board;
  /** The steps from the nearest source to each cell; -1 if unreachable or beyond the limit. */
  readonly distances: Int32Array;
  /** The source nearest to each cell, the earlier one in the list at equal distance; -1 as above. */
  readonly nearest: Int32Array;
  /** The cells found, `count` of them, nearer ones first. */
  readonly cells: Int32Array;
  count = 0;

  // Cells that are closed or already found; the entry past the last cell stands for hexes off the board.
  readonly #shut: Uint8Array;
  readonly #noWalls: Uint8Array;

  constructor(board: Board) {
    this.board = board;
    this.distances = new Int32Array(board.size);
    this.nearest = new Int32Array(board.size);
    this.cells = new Int32Array(board.size);
    this.#shut = new Uint8Array(board.size + 1);
    this.#noWalls = new Uint8Array(board.frame.size);
  }

  /** Spreads from all sources at once; a closed source does not spread. */
  search(sources: ArrayLike<Cell>, { walls, closed, limit = Number.MAX_SAFE_INTEGER }: FieldBounds = {}): this {
    if (walls !== undefined) this.board.expectSame(walls.board, 'walls');
    const shut = this.#shut.fill(0);
    if (closed !== undefined) shut.set(closed);
    shut[this.board.size] = 1;
    this.distances.fill(-1);
    this.nearest.fill(-1);
    this.count = 0;
    for (let i = 0; i < sources.length; i++) {
      const source = sources[i]!;
      this.board.hexOf(source);
      if (shut[source] === 0) this.#add(source, 0, source);
    }
    this.#spread(walls?.sides ?? this.#noWalls, limit);
    return this;
  }

  #spread(sides: Uint8Array, limit: number): void {
    const { distances, nearest, cells } = this;
    const { ways, slots } = this.board;
    const shut = this.#shut;
    for (let i = 0; i < this.count; i++) {
      const cell = cells[i]!;
      const distance = distances[cell]! + 1;
      if (distance > limit) return;
      const walled = sides[slots[cell]!]!;
      const source = nearest[cell]!;
      const first = cell * WAYS;
      for (let way = 0; way < WAYS - 1; way++) {
        const next = ways[first + way]!;
        if (shut[next] === 0 && ((walled >> way) & 1) === 0) this.#add(next, distance, source);
      }
    }
  }

  #add(cell: Cell, distance: number, source: Cell): void {
    this.#shut[cell] = 1;
    this.distances[cell] = distance;
    this.nearest[cell] = source;
    this.cells[this.count++] = cell;
  }
}
