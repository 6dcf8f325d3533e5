import { SpaceError } from './errors.ts';
import { add, type Hex, reflect, rotate, subtract } from './hex.ts';

/** The hexes of an area as steps from its anchor, which is the origin and need not be one of them. */
export type Pattern = readonly Hex[];

/** Reads a pattern from hexes on a sheet: `anchor` becomes the origin, duplicates are dropped. */
export function patternOf(hexes: readonly Hex[], anchor: Hex): Pattern {
  return sorted(hexes.map((hex) => subtract(hex, anchor)));
}

/** Returns the distinct rotations and mirror images of a pattern about its anchor: 1 to 12 of them. */
export function orientations(pattern: Pattern): Pattern[] {
  return distinct(turnsAndMirrors(pattern));
}

/**
 * Returns the distinct rotations and mirror images of a pattern without a fixed anchor: two that differ only by a
 * translation count once. Each is anchored on one of its hexes.
 */
export function freeOrientations(pattern: Pattern): Pattern[] {
  return distinct(turnsAndMirrors(pattern).map(anchoredOnFirst));
}

/** Returns the hexes a pattern covers with its anchor at `at`. */
export function place(pattern: Pattern, at: Hex): Hex[] {
  return pattern.map((step) => add(at, step));
}

/** Returns every distinct way in which a pattern without an anchor, rotated and mirrored, covers the given hex. */
export function placementsCovering(pattern: Pattern, at: Hex): Hex[][] {
  return freeOrientations(pattern).flatMap((shape) => shape.map((step) => place(shape, subtract(at, step))));
}

function turnsAndMirrors(pattern: Pattern): Pattern[] {
  if (pattern.length === 0) throw new SpaceError('empty-pattern', 'pattern', 'A pattern has at least one hex');
  const mirrored = pattern.map(reflect);
  const all: Pattern[] = [];
  for (const side of [pattern, mirrored]) {
    for (let turn = 0; turn < 6; turn++) all.push(sorted(side.map((step) => rotate(step, turn))));
  }
  return all;
}

function anchoredOnFirst(pattern: Pattern): Pattern {
  const [first = 0] = pattern;
  return pattern.map((step) => subtract(step, first));
}

// Sorted and without duplicates, two patterns are the same set of hexes exactly when their texts are equal.
function sorted(hexes: readonly Hex[]): Pattern {
  return [...new Set(hexes)].sort((a, b) => a - b);
}

function distinct(patterns: readonly Pattern[]): Pattern[] {
  return [...new Map(patterns.map((pattern) => [pattern.join(), pattern])).values()];
}
