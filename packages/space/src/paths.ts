import { type Board, type Cell, WAYS } from './board.ts';
import { BucketRing } from './bucketRing.ts';
import { checkMovement, GAIT_RULES, type Movement } from './movement.ts';

/**
 * Finds the cheapest path between two cells (A*), with the same costs as `Reach`, without flooding the whole board. One
 * object holds the buffers and the path of its last `search`; no search allocates.
 */
export class Paths {
  readonly board: Board;
  readonly #passing: Int32Array;
  readonly #from: Int32Array;
  // The entry past the last cell is settled from the start: it stands for hexes off the board.
  readonly #settled: Uint8Array;
  readonly #ring: BucketRing;
  readonly #noWalls: Uint8Array;
  #goal: Cell = -1;

  constructor(board: Board) {
    this.board = board;
    this.#passing = new Int32Array(board.size);
    this.#from = new Int32Array(board.size);
    this.#settled = new Uint8Array(board.size + 1);
    this.#ring = new BucketRing(board.size);
    this.#noWalls = new Uint8Array(board.frame.size);
  }

  /** Returns the least cost of a move from `start` that ends in `goal`, or -1 if there is none. */
  search(start: Cell, goal: Cell, movement: Movement): number {
    checkMovement(this.board, movement);
    this.board.hexOf(start);
    this.board.hexOf(goal);
    this.#goal = -1;
    this.#passing.fill(-1);
    this.#from.fill(-1);
    this.#settled.fill(0);
    this.#settled[this.board.size] = 1;
    const cost = this.#findCost(start, goal, movement);
    if (cost >= 0) this.#goal = goal;
    return cost;
  }

  /** Returns the cells of the path of the last search, start and goal included; empty if there was none. */
  path(): Cell[] {
    const path: Cell[] = [];
    for (let at = this.#goal; at >= 0; at = this.#from[at]!) path.push(at);
    return path.reverse();
  }

  #findCost(start: Cell, goal: Cell, movement: Movement): number {
    if (start === goal) return 0;
    const { noEnd, paysAtTheEnd } = GAIT_RULES[movement.gait];
    if (movement.terrain.marks[goal]! & noEnd) return -1;
    if (!this.#seek(start, goal, movement)) return -1;
    // For every gait, only the last step depends on how the goal is entered, and it is the same from all sides.
    const before = this.#passing[this.#from[goal]!]!;
    return before + (paysAtTheEnd ? movement.terrain.costs[goal]! : 1);
  }

  #seek(start: Cell, goal: Cell, { gait, terrain, walls }: Movement): boolean {
    const { board } = this;
    const { ways, slots } = board;
    const passing = this.#passing;
    const settled = this.#settled;
    const ring = this.#ring;
    const wayCount = board.linked ? WAYS : WAYS - 1;
    const sides = walls?.sides ?? this.#noWalls;
    const { barred, paysOnTheWay } = GAIT_RULES[gait];
    // Every step costs at least 1, so the distance is an admissible heuristic; links may beat it.
    const guide = board.linked ? 0 : 1;
    ring.open((paysOnTheWay ? terrain.highestCost : 1) + guide);
    passing[start] = 0;
    const offset = guide * board.distance(start, goal);
    ring.push(start, 0);
    for (let cell = ring.pop(); cell >= 0; cell = ring.pop()) {
      if (cell === goal) return true;
      settled[cell] = 1;
      const cost = passing[cell]!;
      const walled = sides[slots[cell]!]!;
      for (let way = 0; way < wayCount; way++) {
        const next = ways[cell * WAYS + way]!;
        if (settled[next] === 1 || (walled >> way) & 1 || terrain.marks[next]! & barred) continue;
        const nextCost = cost + (paysOnTheWay ? terrain.costs[next]! : 1);
        const known = passing[next]!;
        if (known >= 0 && known <= nextCost) continue;
        const left = guide * board.distance(next, goal) - offset;
        if (known >= 0) ring.remove(next, known + left);
        passing[next] = nextCost;
        this.#from[next] = cell;
        ring.push(next, nextCost + left);
      }
    }
    return false;
  }
}
