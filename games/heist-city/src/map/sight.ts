import { type Hex, HexSight, type Lean, line } from '@tessera/space';
import type { Variant } from '../state/variants.ts';
import { type Cell, distance, type Site } from './site.ts';

/**
 * Returns whether there is a line of sight between two cells. R 4.5: two lines lean to either side, and neither may
 * meet a wall or smoke strictly between the ends. In and out of smoke only adjacent hexes are visible.
 */
export function hasSight(
  site: Site,
  rubble: readonly Cell[],
  smoke: readonly Cell[],
  a: Cell,
  b: Cell,
  variants: readonly Variant[] = [],
): boolean {
  const isClear = (glance(site, a, b) & onLines(WALL, variants)) === 0;
  // Smoke only removes sight, and rubble only adds it.
  if (smoke.length === 0 && (isClear || rubble.length === 0)) return isClear;
  return sightBlocker(site, rubble, smoke, a, b, variants) < 0;
}

/** Returns the cell that blocks the sight from `a` to `b`, the one nearest to `a`; -1 if none does. */
export function sightBlocker(
  site: Site,
  rubble: readonly Cell[],
  smoke: readonly Cell[],
  a: Cell,
  b: Cell,
  variants: readonly Variant[] = [],
): Cell {
  if (distance(site, a, b) <= 1) return -1;
  if (smoke.includes(a)) return a;
  if (smoke.includes(b)) return b;
  const { sight } = lookoutOf(site);
  for (const cell of rubble) sight.opaque[cell] = 0;
  for (const cell of smoke) sight.opaque[cell] = 1;
  const first = sight.blocker(a, b, 1);
  const blocker = first >= 0 || variants.includes('los-single') ? first : sight.blocker(a, b, -1);
  for (const cell of smoke) sight.opaque[cell] = site.wall[cell]!;
  for (const cell of rubble) sight.opaque[cell] = site.wall[cell]!;
  return blocker;
}

/**
 * Returns whether a table covers a target from a shot. R 4.6: it stands next to the target, on a line from the shooter.
 */
export function hasCover(site: Site, shooter: Cell, target: Cell, variants: readonly Variant[] = []): boolean {
  if (variants.includes('cover-off')) return false;
  const table = variants.includes('cover-anywhere') ? TABLE : SHIELD;
  return (glance(site, shooter, target) & onLines(table, variants)) !== 0;
}

// Obstacles strictly between two cells of the untouched site, one byte per ordered pair: one bit for each of the two
// lines. A shield is a table next to the second cell. Computed on first use.
const KNOWN = 1;
const WALL = 2;
const TABLE = 8;
const SHIELD = 32;

function onLines(what: number, variants: readonly Variant[]): number {
  return variants.includes('los-single') ? what : what | (what << 1);
}

interface Lookout {
  readonly sight: HexSight;
  readonly glances: Uint8Array;
}

const lookouts = new WeakMap<Site, Lookout>();

function lookoutOf(site: Site): Lookout {
  const known = lookouts.get(site);
  if (known !== undefined) return known;
  const sight = new HexSight(site.board, Uint8Array.from(site.wall));
  const lookout = { sight, glances: new Uint8Array(site.size * site.size) };
  lookouts.set(site, lookout);
  return lookout;
}

function glance(site: Site, a: Cell, b: Cell): number {
  const { glances } = lookoutOf(site);
  const pair = a * site.size + b;
  if (glances[pair] === 0) glances[pair] = KNOWN | metOn(site, a, b, 1) | (metOn(site, a, b, -1) << 1);
  return glances[pair]!;
}

function metOn(site: Site, a: Cell, b: Cell, lean: Lean): number {
  const { board, wall, table } = site;
  const start = board.hexes[a]!;
  const steps = stepsBetween(board.hexes[b]! - start, lean);
  let met = 0;
  for (let i = 0; i < steps.length; i++) {
    const cell = board.find(start + steps[i]!);
    if (cell < 0) continue;
    if (wall[cell] === 1) met |= WALL;
    if (table[cell] === 1) met |= board.distance(cell, b) === 1 ? TABLE | SHIELD : TABLE;
  }
  return met;
}

// A line depends only on the offset between its ends, so it is computed once per offset.
const drawn: Readonly<Record<Lean, Map<Hex, Int32Array>>> = { 1: new Map(), [-1]: new Map() };

/** Returns the hexes strictly between the ends of a line, as steps from its start. */
function stepsBetween(way: Hex, lean: Lean): Int32Array {
  const known = drawn[lean].get(way);
  if (known !== undefined) return known;
  const steps = Int32Array.from(line(0, way, lean).slice(1, -1));
  drawn[lean].set(way, steps);
  return steps;
}
