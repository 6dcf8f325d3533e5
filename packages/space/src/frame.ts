import { SpaceError } from './errors.ts';
import { DIRECTIONS, type Hex, pack, qOf, rOf } from './hex.ts';

const MAX_SLOTS = 1 << 22;

// Lines of sight visit hexes next to the board and read the sides of the hexes next to those.
const MARGIN = 2;

/**
 * A parallelogram of hexes around a board, each with a slot number. Hexes off the board can be looked up as fast as
 * those on it, and a step in a direction always changes the number by the same amount.
 */
export class Frame {
  /** Number of slots. */
  readonly size: number;
  /** The change of the slot number per step in each direction. */
  readonly steps: Int32Array;
  /** The hex of each slot. */
  readonly hexes: Int32Array;
  readonly #q: Span;
  readonly #r: Span;

  constructor(hexes: Int32Array) {
    this.#q = spanOf(hexes.map(qOf));
    this.#r = spanOf(hexes.map(rOf));
    this.size = this.#q.length * this.#r.length;
    if (this.size > MAX_SLOTS) {
      throw new SpaceError('board-too-wide', 'board', `The frame around the hexes has more than ${MAX_SLOTS} places`);
    }
    this.hexes = new Int32Array(this.size);
    for (let slot = 0; slot < this.size; slot++) {
      const r = slot % this.#r.length;
      this.hexes[slot] = pack((slot - r) / this.#r.length + this.#q.first, r + this.#r.first);
    }
    this.steps = Int32Array.from(DIRECTIONS, ([dq, dr]) => dq * this.#r.length + dr);
  }

  /** Returns the slot of a hex, or -1 beyond the frame. */
  slotOf(hex: Hex): number {
    const q = qOf(hex) - this.#q.first;
    const r = rOf(hex) - this.#r.first;
    if (q < 0 || q >= this.#q.length || r < 0 || r >= this.#r.length) return -1;
    return q * this.#r.length + r;
  }
}

interface Span {
  readonly first: number;
  readonly length: number;
}

function spanOf(coordinates: Int32Array): Span {
  const [some = 0] = coordinates;
  const low = coordinates.reduce((a, b) => Math.min(a, b), some);
  const high = coordinates.reduce((a, b) => Math.max(a, b), some);
  return { first: low - MARGIN, length: high - low + 1 + 2 * MARGIN };
}
