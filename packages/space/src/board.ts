import { SpaceError } from './errors.ts';
import { Frame } from './frame.ts';
import {
  axialLength,
  DIRECTION_INDICES,
  type Direction,
  directionBetween,
  type Hex,
  hexText,
  qOf,
  rOf,
} from './hex.ts';

/** A cell: the number of a hex on one board, 0 to size - 1, in the order in which the hexes were given. */
export type Cell = number;

/** The exits of a cell in `Board.ways`: its six neighbours, then the far end of its link. */
export const WAYS = 7;

/**
 * The hexes of a map as a compact graph, built once from content. Searches and lines of sight read its flat arrays,
 * which never change after construction. Mutable data (walls, terrain, figures) is in `Walls` and `Terrain`.
 */
export class Board {
  /** Number of cells. */
  readonly size: number;
  /** The hex of each cell. */
  readonly hexes: Int32Array;
  /**
   * The neighbours of cell c at c * WAYS + direction, then its linked cell. A missing one is `size`, one past the last
   * cell: searches keep a closed entry for it instead of a bounds check.
   */
  readonly ways: Int32Array;
  /** Whether any cell has a link. */
  readonly linked: boolean;
  /** The parallelogram around the board, which also numbers hexes off the board. */
  readonly frame: Frame;
  /** The slot of each cell in the frame. */
  readonly slots: Int32Array;
  readonly #cells: Int32Array;

  /** `links` are pairs of hexes that count as neighbours for movement: teleporters, stairs. */
  constructor(hexes: Iterable<Hex>, links: Iterable<readonly [Hex, Hex]> = []) {
    this.hexes = Int32Array.from(hexes);
    this.size = this.hexes.length;
    this.frame = new Frame(this.hexes);
    this.slots = this.hexes.map((hex) => this.frame.slotOf(hex));
    this.#cells = this.#numberedCells();
    this.ways = this.#neighbourTable();
    this.linked = this.#addLinks(links);
  }

  /** Returns the cell of a hex, or -1 off the board. */
  find(hex: Hex): Cell {
    const slot = this.frame.slotOf(hex);
    return slot < 0 ? -1 : this.#cells[slot]!;
  }

  /** Whether a hex is on the board. */
  has(hex: Hex): boolean {
    return this.find(hex) >= 0;
  }

  /** Returns the cell of a hex; throws off the board. */
  cellOf(hex: Hex): Cell {
    const cell = this.find(hex);
    if (cell < 0) throw new SpaceError('not-on-board', hexText(hex), 'This hex is not on the board');
    return cell;
  }

  /** Returns the hex of a cell. */
  hexOf(cell: Cell): Hex {
    const hex = this.hexes[cell];
    if (hex === undefined) throw new SpaceError('not-on-board', `cell ${cell}`, `Cells run from 0 to ${this.size - 1}`);
    return hex;
  }

  /** Returns the neighbour of a cell in a direction, or -1 off the board. */
  neighbour(cell: Cell, direction: Direction): Cell {
    const next = this.ways[cell * WAYS + direction]!;
    return next === this.size ? -1 : next;
  }

  /** Returns the number of steps between two cells, ignoring walls and the edge of the board. */
  distance(a: Cell, b: Cell): number {
    const step = this.hexes[a]! - this.hexes[b]!;
    return axialLength(qOf(step), rOf(step));
  }

  /** Returns the direction from a cell to an adjacent one. */
  directionTo(from: Cell, to: Cell): Direction {
    const direction = directionBetween(this.hexOf(from), this.hexOf(to));
    if (direction !== undefined) return direction;
    const place = `${hexText(this.hexOf(from))} and ${hexText(this.hexOf(to))}`;
    throw new SpaceError('not-adjacent', place, 'These hexes do not touch');
  }

  /** Returns the cells of the hexes that are on the board: an area clipped to it. */
  clip(hexes: Iterable<Hex>): Cell[] {
    const cells: Cell[] = [];
    for (const hex of hexes) {
      const cell = this.find(hex);
      if (cell >= 0) cells.push(cell);
    }
    return cells;
  }

  /** Throws if `what` belongs to another board, whose arrays have other indices. */
  expectSame(other: Board, what: string): void {
    if (other !== this) throw new SpaceError('foreign-board', what, 'This belongs to another board');
  }

  #numberedCells(): Int32Array {
    const cells = new Int32Array(this.frame.size).fill(-1);
    for (let cell = 0; cell < this.size; cell++) {
      const slot = this.slots[cell]!;
      if (cells[slot] !== -1) {
        throw new SpaceError('duplicate-hex', hexText(this.hexes[cell]!), 'A board has each hex once');
      }
      cells[slot] = cell;
    }
    return cells;
  }

  #neighbourTable(): Int32Array {
    const ways = new Int32Array(this.size * WAYS).fill(this.size);
    for (let cell = 0; cell < this.size; cell++) {
      for (const direction of DIRECTION_INDICES) {
        const next = this.#cells[this.slots[cell]! + this.frame.steps[direction]!]!;
        if (next >= 0) ways[cell * WAYS + direction] = next;
      }
    }
    return ways;
  }

  #addLinks(links: Iterable<readonly [Hex, Hex]>): boolean {
    let linked = false;
    for (const [a, b] of links) {
      this.#addLink(this.cellOf(a), this.cellOf(b));
      this.#addLink(this.cellOf(b), this.cellOf(a));
      linked = true;
    }
    return linked;
  }

  #addLink(from: Cell, to: Cell): void {
    const way = from * WAYS + WAYS - 1;
    if (from === to || this.ways[way] !== this.size) {
      throw new SpaceError('bad-link', hexText(this.hexOf(from)), 'A hex has one link, to another hex');
    }
    this.ways[way] = to;
  }
}
