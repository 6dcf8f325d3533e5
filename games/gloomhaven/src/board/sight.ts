import {
  type Cell,
  CornerSight,
  DIRECTION_INDICES,
  hex,
  qOf,
  rOf,
  rotateDirection,
  type SightLine,
  type Walls,
} from '@tessera/space';

/** How strictly "without touching a wall" is interpreted. R 7.9 and A.3, rulings 24 and 111. */
export interface SightRule {
  /** Whether a wall blocks a line that touches its end or runs along it. */
  readonly touch: 'blocks' | 'allowed';
  /** Whether a line may end at a corner that lies on a wall. When touching is allowed it always may. */
  readonly cornerOnWall: 'blocks' | 'free';
}

/** The literal reading: no contact at all, end points included. */
export const LITERAL_SIGHT: SightRule = { touch: 'blocks', cornerOnWall: 'blocks' };

const UNKNOWN = 0;
const BLIND = 1;
const SEEN = 2;
const ALL_CORNERS = 0b111111;

/**
 * Line of sight from any corner of one hex to any corner of the other (R 7.9). Walls block it, figures and obstacles do
 * not. It requires immutable walls and caches its results.
 */
export class Sight {
  readonly rule: SightRule;
  readonly #walls: Walls;
  readonly #corners: CornerSight;
  readonly #size: number;
  readonly #known: Uint8Array;
  // For each cell the corners at which a line may begin or end, one bit per corner.
  readonly #usable: Uint8Array;

  /**
   * `isPassage` identifies the hexes of doors and corridors: they may use their corners even if all six lie on walls.
   */
  constructor(walls: Walls, rule: SightRule = LITERAL_SIGHT, isPassage: (cell: Cell) => boolean = () => false) {
    const { board } = walls;
    this.rule = rule;
    this.#walls = walls;
    this.#size = board.size;
    this.#known = new Uint8Array(board.size * board.size);
    const isLiteral = rule.touch === 'blocks' && rule.cornerOnWall === 'blocks';
    // Only end points are exempt: such a line may leave along the far side of the wall on which its corner lies.
    const ends = rule.touch === 'blocks' && rule.cornerOnWall === 'free' ? 'bare' : 'own-side';
    this.#corners = new CornerSight(walls, { touch: rule.touch, ends });
    this.#usable = new Uint8Array(board.size).fill(ALL_CORNERS);
    if (!isLiteral) return;
    for (let cell = 0; cell < board.size; cell++) {
      const free = freeCorners(walls, cell);
      this.#usable[cell] = free === 0 && isPassage(cell) ? ALL_CORNERS : free;
    }
  }

  /** Checks whether one cell is in sight of another. Every cell sees itself. */
  sees(a: Cell, b: Cell): boolean {
    const pair = a < b ? a * this.#size + b : b * this.#size + a;
    if (this.#known[pair] === UNKNOWN) this.#known[pair] = this.#look(a, b) ? SEEN : BLIND;
    return this.#known[pair] === SEEN;
  }

  /** Returns a clear line to draw, or undefined when there is no line of sight. */
  line(a: Cell, b: Cell): SightLine | undefined {
    return this.sees(a, b) ? (this.#clearLine(a, b) ?? this.#corners.line(a, b)) : undefined;
  }

  #look(a: Cell, b: Cell): boolean {
    if (a === b || this.#areOpenNeighbours(a, b)) return true;
    return this.#corners.sees(a, b) && this.#clearLine(a, b) !== undefined;
  }

  // A.3: neighbours without a wall between them always see each other, even if walls touch their corners.
  #areOpenNeighbours(a: Cell, b: Cell): boolean {
    const { board } = this.#walls;
    return board.distance(a, b) === 1 && !this.#walls.has(a, board.directionTo(a, b));
  }

  #clearLine(a: Cell, b: Cell): SightLine | undefined {
    const from = this.#usable[a]!;
    const to = this.#usable[b]!;
    if (from === 0 || to === 0) return undefined;
    return this.#corners
      .lines(a, b)
      .find(
        (line) =>
          line.blockedBy === undefined &&
          ((from >> line.fromCorner) & 1) === 1 &&
          ((to >> line.toCorner) & 1) === 1 &&
          this.#runsInside(a, b, line),
      );
  }

  /**
   * Checks whether a line with exempt end points runs inside a wall hex, from corner to corner, without meeting a side.
   * It crosses no wall, so its midpoint decides for the whole line.
   */
  #runsInside(a: Cell, b: Cell, { fromCorner, toCorner }: SightLine): boolean {
    const { board } = this.#walls;
    const hexA = board.hexOf(a);
    const hexB = board.hexOf(b);
    const q = 3 * (qOf(hexA) + qOf(hexB)) + CORNER_Q[fromCorner] + CORNER_Q[toCorner];
    const r = 3 * (rOf(hexA) + rOf(hexB)) + CORNER_R[fromCorner] + CORNER_R[toCorner];
    return board.has(nearestHex(q / 6, r / 6));
  }
}

// Offsets from a hex's centre to its corners, on axial axes scaled by three: corner k lies between neighbours k, k + 1.
const CORNER_Q = [2, 1, -1, -2, -1, 1] as const;
const CORNER_R = [-1, -2, -1, 1, 2, 1] as const;

function nearestHex(q: number, r: number) {
  const s = -q - r;
  const offQ = Math.abs(Math.round(q) - q);
  const offR = Math.abs(Math.round(r) - r);
  const offS = Math.abs(Math.round(s) - s);
  if (offQ > offR && offQ > offS) return hex(-Math.round(r) - Math.round(s), Math.round(r));
  if (offR > offS) return hex(Math.round(q), -Math.round(q) - Math.round(s));
  return hex(Math.round(q), Math.round(r));
}

/** Returns the corners of a cell that lie on no wall. Three sides meet at a corner, and any of them may be a wall. */
function freeCorners(walls: Walls, cell: Cell): number {
  const { slots, frame } = walls.board;
  const slot = slots[cell]!;
  const own = walls.sides[slot]!;
  let free = 0;
  for (const corner of DIRECTION_INDICES) {
    const next = walls.sides[slot + frame.steps[corner]!]!;
    const touching =
      (own & ((1 << corner) | (1 << rotateDirection(corner, 1)))) | (next & (1 << rotateDirection(corner, 2)));
    if (touching === 0) free |= 1 << corner;
  }
  return free;
}
