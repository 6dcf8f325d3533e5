import type { Board, Cell } from './board.ts';
import { axialLength, qOf, rOf } from './hex.ts';
import { type Lean, linePoint } from './line.ts';

/** Which of the two lines between a pair of hexes, one leaning to each side, must be clear. */
export type HexSightRule = 'both' | 'either' | 'single';

/**
 * Line of sight from centre to centre over hexes that are opaque as a whole (walls, smoke): clear if no opaque hex lies
 * strictly between on the straight line. A line that runs exactly between hexes is drawn twice, leaning either way (see
 * `line`); the rule says whether both must be clear, one of them, or only the first is drawn.
 */
export class HexSight {
  readonly board: Board;
  /** Which cells block sight, by a non-zero byte; writable. Hexes off the board do not block. */
  readonly opaque: Uint8Array;
  readonly rule: HexSightRule;

  constructor(board: Board, opaque: Uint8Array = new Uint8Array(board.size), rule: HexSightRule = 'both') {
    this.board = board;
    this.opaque = opaque;
    this.rule = rule;
  }

  /** Whether one cell is in sight of another; neither end blocks its own sight. */
  sees(a: Cell, b: Cell): boolean {
    const first = this.blocker(a, b, 1) < 0;
    if (this.rule === 'single' || first === (this.rule === 'either')) return first;
    return this.blocker(a, b, -1) < 0;
  }

  /** Returns the opaque cell nearest to `a` on one of the two lines, or -1 if that line is clear. */
  blocker(a: Cell, b: Cell, lean: Lean): Cell {
    const start = this.board.hexOf(a);
    const step = this.board.hexOf(b) - start;
    const dq = qOf(step);
    const dr = rOf(step);
    const length = axialLength(dq, dr);
    for (let i = 1; i < length; i++) {
      const cell = this.board.find(start + linePoint(dq, dr, length, i, lean));
      if (cell >= 0 && this.opaque[cell] !== 0) return cell;
    }
    return -1;
  }
}
