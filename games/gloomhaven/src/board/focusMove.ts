import type { Cell } from '@tessera/space';
import type { FocusInput } from './focusInput.ts';
import type { Candidate } from './focusPath.ts';
import { negativesOf, pointsOf, searchBack } from './movement.ts';
import { bestGroups, canTakeGroup, keepBest, mostTargets } from './targetGroups.ts';

/**
 * A hex from which the focus can be attacked, with its test results. Of two hexes, the smaller number in the first
 * differing test wins.
 */
export interface WeighedHex {
  readonly cell: Cell;
  readonly negatives: number;
  /** 0 when the attack can be made this turn. */
  readonly later: number;
  /** 1 when the attack on the focus would have disadvantage. */
  readonly disadvantage: number;
  /** Number of targets, negated. */
  readonly fewer: number;
  readonly points: number;
}

/** The tests between two hexes to attack from, in order of precedence. R 13.5 */
export const HEX_TESTS = ['negatives', 'later', 'disadvantage', 'fewer', 'points'] as const;
export type HexTest = (typeof HEX_TESTS)[number];

/** The hexes to attack the focus from, with their target groups. */
export interface AttackHexes {
  /** Whether the attack can be made this turn. */
  readonly now: boolean;
  readonly hexes: { readonly to: Cell; readonly group: number }[];
}

/** Returns the best hexes to attack the focus from, at any distance, with the best target groups from each. R 13.5 */
export function attackHexes(scene: FocusInput, focus: Candidate): AttackHexes {
  const weighed = weighHexes(scene, focus);
  const best = weighed.reduce((a, b) => (compareHexes(b, a) < 0 ? b : a));
  const bit = 1 << focus.index;
  let groups: number[] = [];
  for (const hex of weighed) {
    if (compareHexes(hex, best) !== 0) continue;
    for (const group of bestGroups(scene.field, hex.cell, bit, 0 - hex.fewer, scene.ranks)) {
      groups = keepBest(groups, group, scene.ranks);
    }
  }
  const equals = weighed.filter(
    ({ negatives, later, disadvantage }) =>
      negatives === best.negatives && later === best.later && disadvantage === best.disadvantage,
  );
  return { now: best.later === 0, hexes: hexesFor(scene, equals, groups) };
}

/** Returns every hex where the monster may stop and attack the focus. */
export function weighHexes(scene: FocusInput, focus: Candidate): WeighedHex[] {
  const { reach, field, action, position, mindsAdjacent } = scene;
  const { ground } = position;
  const weighed: WeighedHex[] = [];
  for (let i = 0; i < reach.count; i++) {
    const cell = reach.ends[i]!;
    const size = mostTargets(field, cell, 1 << focus.index);
    if (size === 0) continue;
    const cost = reach.costs[cell]!;
    weighed.push({
      cell,
      negatives: negativesOf(cost),
      later: pointsOf(cost) <= action.move ? 0 : 1,
      disadvantage: mindsAdjacent && ground.areAdjacent(cell, focus.enemy.cell) ? 1 : 0,
      fewer: 0 - size,
      points: pointsOf(cost),
    });
  }
  return weighed;
}

/** Compares two hexes: negative when the first is better. */
export function compareHexes(a: WeighedHex, b: WeighedHex): number {
  for (const test of HEX_TESTS) if (a[test] !== b[test]) return a[test] - b[test];
  return 0;
}

/** R 13.6: spare movement avoids disadvantage against the other targets too; equal groups compete in it. */
function hexesFor(scene: FocusInput, hexes: readonly WeighedHex[], groups: readonly number[]): AttackHexes['hexes'] {
  let best: AttackHexes['hexes'] = [];
  let fewest = Number.MAX_SAFE_INTEGER;
  let least = Number.MAX_SAFE_INTEGER;
  for (const group of groups) {
    for (const { cell, points } of hexes) {
      const hampered = scene.mindsAdjacent ? disadvantages(scene, cell, group) : 0;
      if (hampered > fewest || (hampered === fewest && points > least)) continue;
      if (!canTakeGroup(scene.field, cell, group)) continue;
      if (hampered < fewest || points < least) best = [];
      fewest = hampered;
      least = points;
      best.push({ to: cell, group });
    }
  }
  return best;
}

/** Counts the members of a group adjacent to a cell. */
function disadvantages({ enemies, position }: FocusInput, cell: Cell, group: number): number {
  let adjacent = 0;
  for (let i = 0; i < enemies.length; i++) {
    if ((group >> i) & 1 && position.ground.areAdjacent(cell, enemies[i]!.cell)) adjacent++;
  }
  return adjacent;
}

/**
 * Returns the stops of a monster that cannot attack this turn and moves towards `goal`. It prefers fewest negative
 * hexes on the whole path, then the shortest rest of it, then least movement. Staying counts. R 13.5
 */
export function approaches({ position, monster, action, rule, reach }: FocusInput, goal: Cell): Cell[] {
  const rest = new Int32Array(reach.costs.length);
  searchBack(position, goal, rule, rest);
  // The path from its hex is known, and its own hex may be one that it would not enter.
  rest[monster.cell] = reach.costs[goal]!;
  let best: Cell[] = [];
  let bestKey = [0, 0, 0];
  for (let i = 0; i < reach.count; i++) {
    const cell = reach.ends[i]!;
    const cost = reach.costs[cell]!;
    if (pointsOf(cost) > action.move || rest[cell]! < 0) continue;
    const key = [negativesOf(cost) + negativesOf(rest[cell]!), pointsOf(rest[cell]!), pointsOf(cost)];
    const order = best.length === 0 ? -1 : compareKeys(key, bestKey);
    if (order < 0) {
      best = [];
      bestKey = key;
    }
    if (order <= 0) best.push(cell);
  }
  return best;
}

function compareKeys(a: readonly number[], b: readonly number[]): number {
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return a[i]! - b[i]!;
  return 0;
}
