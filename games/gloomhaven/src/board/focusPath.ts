import type { Cell, Reach } from '@tessera/space';
import type { AttackField } from './areaAttack.ts';
import type { Figure, Ground } from './board.ts';
import { negativesOf, pointsOf } from './movement.ts';

/** An enemy whom a monster could go for. R 13.4 */
export interface Candidate {
  readonly enemy: Figure;
  /** Its place among the enemies, and its bit in their masks. */
  readonly index: number;
  /** The least movement to a hex from which it can be attacked; undefined where there is no such way. */
  readonly way: Way | undefined;
  /** Hexes from the monster's present hex. */
  readonly range: number;
}

/** The way to the first hex from which an enemy can be attacked. */
export interface Way {
  readonly to: Cell;
  readonly negatives: number;
  readonly points: number;
}

/** Each enemy with the cheapest way to attack it, for a monster whose ends of movement are in `reach`. */
export function candidatesFor(
  ground: Ground,
  monster: Figure,
  enemies: readonly Figure[],
  reach: Reach,
  field: AttackField,
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
    const way = cost < 0 ? undefined : { to: cells[index]!, negatives: negativesOf(cost), points: pointsOf(cost) };
    return { enemy, index, way, range: ground.range(monster.cell, enemy.cell) };
  });
}

/** The tests in the order in which they decide between two enemies. R 13.4 */
export const FOCUS_TESTS = ['negatives', 'points', 'range', 'initiative'] as const;
export type FocusTest = (typeof FOCUS_TESTS)[number];

/** Which test decides between two candidates with a way, and for whom: below 0 for the first. Equal ones: undefined. */
export function decideBetween(a: Candidate, b: Candidate): { test: FocusTest; order: number } | undefined {
  for (const test of FOCUS_TESTS) {
    const order = TESTS[test](a, b);
    if (order !== 0) return { test, order };
  }
  return undefined;
}

const TESTS: Readonly<Record<FocusTest, (a: Candidate, b: Candidate) => number>> = {
  negatives: (a, b) => a.way!.negatives - b.way!.negatives,
  points: (a, b) => a.way!.points - b.way!.points,
  range: (a, b) => a.range - b.range,
  initiative: (a, b) => compareInitiative(a.enemy, b.enemy),
};

/** Below 0 where the first figure acts earlier in the round. */
export function compareInitiative(a: Figure, b: Figure): number {
  return a.initiative - b.initiative || (a.order ?? 0) - (b.order ?? 0);
}
