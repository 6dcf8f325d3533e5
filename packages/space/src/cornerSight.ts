import type { Board, Cell } from './board.ts';
import { CLEAR, CornerTrace } from './cornerTrace.ts';
import { DIRECTION_INDICES, type Direction, type Hex, qOf, rOf, toDirection } from './hex.ts';
import { OpenLines } from './openLines.ts';
import { PairMemo } from './pairMemo.ts';
import type { Walls } from './walls.ts';

/** How walls block a line of sight. */
export interface CornerSightRule {
  /**
   * `blocks`: a line must not touch a wall, except at its own end points. `allowed`: it may touch a wall's end or run
   * along a wall, but not pass from one side to the other, neither across it nor where two walls meet.
   */
  readonly touch: 'blocks' | 'allowed';
  /**
   * A corner of a hex often lies on a wall. `own-side`: a line starts and ends on that side of the wall on which its
   * hex is. `bare`: the corner is only a point, so a hex beside a wall also sees the wall's other side.
   */
  readonly ends: 'own-side' | 'bare';
}

/** One straight line from a corner of a hex to a corner of another, and a wall that blocks it, if any. */
export interface SightLine {
  readonly fromCorner: Direction;
  readonly toCorner: Direction;
  readonly blockedBy?: { readonly hex: Hex; readonly direction: Direction };
}

/** Sight as in most rulebooks: no touching, and no sight through an adjacent wall. */
export const STRICT_SIGHT: CornerSightRule = { touch: 'blocks', ends: 'own-side' };

/**
 * Line of sight from corner to corner: two cells see each other when some straight line between their corners meets no
 * wall. Only walls count. Exact, symmetric, and without allocation except in `lines` and `line`. Results are cached
 * until the walls change, because sight is queried far more often than doors open.
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

  /** Returns a clear line for the table to draw, or undefined without sight. */
  line(a: Cell, b: Cell): SightLine | undefined {
    const pair = this.#clearPair(a, b);
    if (pair < 0) return undefined;
    return { fromCorner: toDirection(Math.floor(pair / 6)), toCorner: toDirection(pair % 6) };
  }

  /** Returns all 36 lines, each with the wall that blocks it, to explain why there is sight or none. */
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

  /** Returns the first clear line as 6 * corner of a + corner of b, or -1. */
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
