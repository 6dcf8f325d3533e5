import type { Cell, Reach } from '@tessera/space';
import type { AttackField } from './areaAttack.ts';
import type { BoardFigure, Ground } from './board.ts';
import { negativesOf, pointsOf } from './movement.ts';

/** A possible focus of a monster. R 13.4 */
export interface Candidate {
  readonly enemy: BoardFigure;
  /** Its index among the enemies, and its bit in their masks. */
  readonly index: number;
  /** The cheapest path to a hex from which it can be attacked; undefined when there is none. */
  readonly way: Way | undefined;
  /** Range from the monster's present hex. */
  readonly range: number;
}

/** The path to the first hex from which an enemy can be attacked. */
export interface Way {
  readonly to: Cell;
  readonly negatives: number;
  readonly points: number;
  /** Whether this turn's movement is enough for it. */
  readonly now: boolean;
}

/** Returns each enemy with the cheapest path to attack it, for a monster whose stops are in `reach`. */
export function candidatesFor(
  ground: Ground,
  monster: BoardFigure,
  enemies: readonly BoardFigure[],
  reach: Reach,
  field: AttackField,
  move: number,
): Candidate[] {
  const cheapest = new Int32Array(enemies.length).fill(-1);
  const cells = new Int32Array(enemies.length);
  for (let i = 0; i < reach.count; i++) {
    const cell = reach.ends[i]!;
    const cost = reach.costs[cell]!;
    for (let taken = field.canTake(cell), e = 0; taken !== 0; taken >>>= 1, e++) {
      if ((taken & 1) === 0 || (cheapest[e]! >= 0 && cheapest[e]! <= cost)) continue;
      cheapest[e] = cost;
      cells[e] = cell;
    }
  }
  return enemies.map((enemy, index) => {
    const cost = cheapest[index]!;
    const points = pointsOf(cost);
    const way = cost < 0 ? undefined : { to: cells[index]!, negatives: negativesOf(cost), points, now: points <= move };
    return { enemy, index, way, range: ground.range(monster.cell, enemy.cell) };
  });
}

/** Criteria between two enemies. */
export type FocusTest = 'now' | 'negatives' | 'points' | 'range' | 'initiative';

/** How the focus is chosen: by the rulebook (R 13.4), or by the specification (ruling 80). */
export const FOCUS_MODES = ['official', 'spec'] as const;
export type FocusMode = (typeof FOCUS_MODES)[number];

/** The tests of each mode in order of precedence. */
export const FOCUS_ORDER: Readonly<Record<FocusMode, readonly FocusTest[]>> = {
  official: ['negatives', 'points', 'range', 'initiative'],
  spec: ['now', 'points', 'negatives', 'initiative'],
};

/** Compares two candidates that have a path: negative when the first is the better focus, 0 when tied. */
export function compareCandidates(a: Candidate, b: Candidate, order: readonly FocusTest[]): number {
  if (a.way === undefined || b.way === undefined) return Number(a.way === undefined) - Number(b.way === undefined);
  for (const test of order) {
    const difference = TESTS[test](a.way, b.way, a, b);
    if (difference !== 0) return difference;
  }
  return 0;
}

type Test = (wayA: Way, wayB: Way, a: Candidate, b: Candidate) => number;

const TESTS: Readonly<Record<FocusTest, Test>> = {
  now: (a, b) => Number(b.now) - Number(a.now),
  negatives: (a, b) => a.negatives - b.negatives,
  points: (a, b) => a.points - b.points,
  range: (_a, _b, a, b) => a.range - b.range,
  initiative: (_a, _b, a, b) => compareInitiative(a.enemy, b.enemy),
};

/** Compares two figures: negative when the first acts earlier in the round. */
export function compareInitiative(a: BoardFigure, b: BoardFigure): number {
  return a.initiative - b.initiative || (a.order ?? 0) - (b.order ?? 0);
}
