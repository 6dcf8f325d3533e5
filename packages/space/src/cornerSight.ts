import type { Board, Cell } from './board.ts';
import { CLEAR, CornerTrace } from './cornerTrace.ts';
import { DIRECTION_INDICES, type Direction, type Hex, qOf, rOf, toDirection } from './hex.ts';
import { OpenLines } from './openLines.ts';
import { PairMemo } from './pairMemo.ts';
import type { Walls } from './walls.ts';

/** How strict a line of sight is about walls. */
export interface CornerSightRule {
  /**
   * `blocks`: a line may touch no wall, except by its own two end points. `allowed`: it may touch a wall's end or run
   * along a wall, but not pass from one side of it to the other, neither across it nor where two walls meet.
   */
  readonly touch: 'blocks' | 'allowed';
  /**
   * A corner of a hex often lies on a wall. `own-side`: a line leaves and arrives on that side of the wall on which its
   * hex is. `bare`: the corner is just a point, so that a hex beside a wall also looks out on the wall's other side.
   */
  readonly ends: 'own-side' | 'bare';
}

/** One straight line from a corner of a hex to a corner of another, and a wall that stops it, if any. */
export interface SightLine {
  readonly fromCorner: Direction;
  readonly toCorner: Direction;
  readonly blockedBy?: { readonly hex: Hex; readonly direction: Direction };
}

/** Sight as most rulebooks have it: no touching, and nobody looks through the wall beside them. */
export const STRICT_SIGHT: CornerSightRule = { touch: 'blocks', ends: 'own-side' };

/**
 * Line of sight corner to corner: there is sight when some straight line from a corner of one hex to a corner of the
 * other meets no wall. Only walls count; whatever else a cell holds does not. Exact, symmetric, and without
 * allocation except in `lines` and `line`. Follows its walls as they are raised and lowered, and remembers what it has
 * been asked until they are: sight is asked for far more often than doors open.
 */
export class CornerSight {
  readonly walls: Walls;
  readonly rule: CornerSightRule;
  readonly #board: Board;
  readonly #trace: CornerTrace;
  readonly #open: OpenLines;
  readonly #memo: PairMemo;
  #version: number;

  constructor(walls: Walls, rule: CornerSightRule = STRICT_SIGHT) {
    this.walls = walls;
    this.rule = rule;
    this.#board = walls.board;
    const touching = rule.touch === 'allowed';
    this.#trace = new CornerTrace(walls.sides, walls.board.frame.steps, touching, rule.ends === 'bare');
    this.#open = new OpenLines(touching);
    this.#memo = new PairMemo(walls.board.size);
    this.#version = walls.version;
  }

  /** Whether one cell is in sight of another. Every cell sees itself. */
  sees(a: Cell, b: Cell): boolean {
    this.#board.hexOf(a);
    this.#board.hexOf(b);
    if (a === b) return true;
    if (this.#version !== this.walls.version) {
      this.#version = this.walls.version;
      this.#memo.forget();
    }
    const known = this.#memo.recall(a, b);
    if (known !== undefined) return known;
    const seen = this.#clearPair(a, b) >= 0;
    this.#memo.keep(a, b, seen);
    return seen;
  }

  /** A clear line for the table to draw, or undefined where there is no sight. */
  line(a: Cell, b: Cell): SightLine | undefined {
    const pair = this.#clearPair(a, b);
    if (pair < 0) return undefined;
    return { fromCorner: toDirection(Math.floor(pair / 6)), toCorner: toDirection(pair % 6) };
  }

  /** All 36 lines, each with what stops it: the explanation of why there is sight or none. */
  lines(a: Cell, b: Cell): SightLine[] {
    const step = this.#board.hexOf(b) - this.#board.hexOf(a);
    const from = this.#board.slots[a]!;
    const to = this.#board.slots[b]!;
    return DIRECTION_INDICES.flatMap((fromCorner) =>
      DIRECTION_INDICES.map((toCorner) => {
        const blocker = this.#trace.blocker(from, fromCorner, to, toCorner, qOf(step), rOf(step));
        if (blocker === CLEAR) return { fromCorner, toCorner };
        const hex = this.#board.frame.hexes[blocker >> 3]!;
        return { fromCorner, toCorner, blockedBy: { hex, direction: toDirection(blocker & 7) } };
      }),
    );
  }

  /** The first clear line as 6 * corner of a + corner of b, or -1. */
  #clearPair(a: Cell, b: Cell): number {
    const { frame, slots } = this.#board;
    const open = this.#open;
    const start = this.#board.hexOf(a);
    const step = this.#board.hexOf(b) - start;
    const dq = qOf(step);
    const dr = rOf(step);
    open.reset(dq, dr);
    for (let i = 0; i < 6; i++) {
      for (let j = open.take(i); j >= 0; j = open.take(i)) {
        const blocker = this.#trace.blocker(slots[a]!, i, slots[b]!, j, dq, dr);
        if (blocker === CLEAR) return i * 6 + j;
        const wall = frame.hexes[blocker >> 3]! - start;
        open.shade(qOf(wall), rOf(wall), blocker & 7);
      }
    }
    return -1;
  }
}
