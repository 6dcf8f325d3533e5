import type { Cell } from '@tessera/space';
import type { AttackField } from './areaAttack.ts';

/**
 * Targets attacked together with the focus (R 13.5, 13.6). A group is a mask of enemies. The enemies are numbered best
 * first, and `ranks` gives ties the same rank.
 */

/**
 * Returns the largest number of enemies, including the focus, that the attack takes from a cell; 0 when it cannot take
 * the focus.
 */
export function mostTargets(field: AttackField, cell: Cell, focus: number): number {
  const inRange = field.inRange(cell);
  let most = 0;
  for (const { base, extras } of bases(field, cell, focus, inRange)) {
    const more = Math.min(extras, bitCount(inRange & ~base));
    most = Math.max(most, bitCount(base) + more);
  }
  return most;
}

/** Returns the best ranked groups of that size. */
export function bestGroups(field: AttackField, cell: Cell, focus: number, size: number, ranks: Uint8Array): number[] {
  const inRange = field.inRange(cell);
  let best: number[] = [];
  for (const { base, extras } of bases(field, cell, focus, inRange)) {
    for (const more of pickBest(inRange & ~base, extras, ranks)) {
      if (bitCount(base | more) === size) best = keepBest(best, base | more, ranks);
    }
  }
  return best;
}

/** Checks whether the attack can take exactly this group from a cell. */
export function canTakeGroup(field: AttackField, cell: Cell, group: number): boolean {
  const { targets, area } = field.attack;
  const inRange = field.inRange(cell);
  if (area === undefined) return (group & ~inRange) === 0 && bitCount(group) <= targets;
  if ((group & ~inRange) === 0 && bitCount(group) < targets) return true;
  return field.coverings(cell).some((covered) => {
    const others = group & ~covered;
    return (covered & ~group) === 0 && (others & ~inRange) === 0 && bitCount(others) < targets;
  });
}

/** Compares two groups: negative when the first is ranked better, 0 when tied. */
function compareGroups(a: number, b: number, ranks: Uint8Array): number {
  let left = a;
  let right = b;
  while (left !== 0 && right !== 0) {
    const difference = ranks[lowest(left)]! - ranks[lowest(right)]!;
    if (difference !== 0) return difference;
    left &= left - 1;
    right &= right - 1;
  }
  return 0;
}

/** Adds a group to a list of ties, or replaces the list when the group is better. */
export function keepBest(best: number[], group: number, ranks: Uint8Array): number[] {
  if (best.length === 0) return [group];
  const order = compareGroups(group, best[0]!, ranks);
  if (order < 0) return [group];
  if (order === 0 && !best.includes(group)) best.push(group);
  return best;
}

function bitCount(mask: number): number {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) count++;
  return count;
}

interface Base {
  readonly base: number;
  /** Number of remaining single targets. */
  readonly extras: number;
}

/**
 * Returns the ways to take the focus: by the area, by an extra target beside the area, or as the first single target.
 */
function bases(field: AttackField, cell: Cell, focus: number, inRange: number): Base[] {
  const { targets, area } = field.attack;
  const asSingle = (inRange & focus) !== 0 && (area === undefined || targets > 1);
  if (area === undefined) return asSingle ? [{ base: focus, extras: targets - 1 }] : [];
  const found: Base[] = asSingle ? [{ base: focus, extras: targets - 2 }] : [];
  for (const covered of field.coverings(cell)) {
    if ((covered & focus) !== 0) found.push({ base: covered, extras: targets - 1 });
    else if (asSingle) found.push({ base: covered | focus, extras: targets - 2 });
  }
  return found;
}

/** Returns the best `count` of a pool, in every combination when ties compete for the last places. */
function pickBest(pool: number, count: number, ranks: Uint8Array): number[] {
  let taken = 0;
  let rest = pool;
  for (let left = count; left > 0 && rest !== 0; ) {
    const equals = leaders(rest, ranks);
    const size = bitCount(equals);
    if (size > left) return combinations(equals, left).map((some) => taken | some);
    taken |= equals;
    rest &= ~equals;
    left -= size;
  }
  return [taken];
}

function leaders(pool: number, ranks: Uint8Array): number {
  const rank = ranks[lowest(pool)]!;
  let equals = 0;
  for (let rest = pool; rest !== 0; rest &= rest - 1) {
    const bit = lowest(rest);
    if (ranks[bit] !== rank) break;
    equals |= 1 << bit;
  }
  return equals;
}

function combinations(pool: number, count: number): number[] {
  if (count === 0) return [0];
  const found: number[] = [];
  for (let rest = pool; rest !== 0; rest &= rest - 1) {
    const bit = rest & -rest;
    for (const more of combinations(rest & ~bit, count - 1)) found.push(bit | more);
  }
  return found;
}

function lowest(mask: number): number {
  return 31 - Math.clz32(mask & -mask);
}
