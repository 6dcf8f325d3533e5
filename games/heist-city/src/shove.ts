import { DIRECTION_INDICES, DIRECTIONS, type Direction } from '@tessera/space';
import type { Obstacles } from './movement.ts';
import { type Cell, coordsOf, distance, isWall, type Site } from './site.ts';
import type { Variant } from './variants.ts';

/** The cells a unit enters when a push of this length drives it away from an attacker. R 14.2 */
export function pushPath(
  site: Site,
  obstacles: Obstacles,
  attacker: Cell,
  target: Cell,
  length: number,
  variants: readonly Variant[] = [],
): Cell[] {
  return shovePath(site, obstacles, attacker, target, length, 1, variants);
}

/** The cells a unit enters when a pull of this length drags it to an attacker, at most next to it. R 14.2 */
export function pullPath(
  site: Site,
  obstacles: Obstacles,
  attacker: Cell,
  target: Cell,
  length: number,
  variants: readonly Variant[] = [],
): Cell[] {
  return shovePath(site, obstacles, attacker, target, length, -1, variants);
}

function shovePath(
  site: Site,
  obstacles: Obstacles,
  attacker: Cell,
  target: Cell,
  length: number,
  gain: 1 | -1,
  variants: readonly Variant[],
): Cell[] {
  const path: Cell[] = [];
  let at = target;
  while (path.length < length) {
    if (gain < 0 && distance(site, at, attacker) <= 1) break;
    const next = site.unlinked.neighbour(at, directionOf(site, attacker, target, at, gain));
    if (next < 0 || isStopped(site, obstacles, next, variants)) break;
    path.push(next);
    at = next;
  }
  return path;
}

/**
 * The way to the neighbour that is one farther from the attacker (or one nearer) and lies nearest the straight line
 * through attacker and target; of two equally near, the lower direction.
 */
function directionOf(site: Site, attacker: Cell, target: Cell, at: Cell, gain: 1 | -1): Direction {
  const [q0, r0] = coordsOf(site, attacker);
  const [q1, r1] = coordsOf(site, target);
  const [q, r] = coordsOf(site, at);
  const before = steps(q - q0, r - r0);
  let best: Direction = 0;
  let least = Number.POSITIVE_INFINITY;
  for (const direction of DIRECTION_INDICES) {
    const dq = q + DIRECTIONS[direction][0] - q0;
    const dr = r + DIRECTIONS[direction][1] - r0;
    if (steps(dq, dr) !== before + gain) continue;
    // The cross product is the distance from the line, up to a factor that is the same for all.
    const aside = Math.abs((q1 - q0) * dr - (r1 - r0) * dq);
    if (aside >= least) continue;
    best = direction;
    least = aside;
  }
  return best;
}

function steps(dq: number, dr: number): number {
  return Math.max(Math.abs(dq), Math.abs(dr), Math.abs(dq + dr));
}

/** Walls, tables and units stop a shove, and so do bodies, on which nobody may end. */
function isStopped(
  site: Site,
  { rubble, units, bodies }: Obstacles,
  cell: Cell,
  variants: readonly Variant[],
): boolean {
  if (isWall(site, rubble, cell) || units.includes(cell) || bodies.includes(cell)) return true;
  return site.table[cell] === 1 && !variants.includes('tables-difficult');
}
