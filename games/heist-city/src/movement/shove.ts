import { DIRECTION_INDICES, DIRECTIONS, type Direction } from '@tessera/space';
import { type Cell, coordsOf, distance, isWall, type Site } from '../map/site.ts';
import type { Variant } from '../state/variants.ts';
import type { Obstacles } from './movement.ts';

/** Returns the cells a unit enters when a push of this length moves it away from an attacker. R 14.2 */
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

/**
 * Returns the cells a unit enters when a pull of this length moves it towards an attacker, at most next to it. R 14.2
 */
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
 * Returns the direction to the adjacent cell that is one farther from (or nearer to) the attacker and nearest to the
 * line through attacker and target. On a tie the lower direction.
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
    // The cross product is proportional to the distance from the line.
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

/** Returns whether a cell stops a shove: walls, tables, units, and bodies, because a move cannot end on them. */
function isStopped(
  site: Site,
  { rubble, units, bodies }: Obstacles,
  cell: Cell,
  variants: readonly Variant[],
): boolean {
  if (isWall(site, rubble, cell) || units.includes(cell) || bodies.includes(cell)) return true;
  return site.table[cell] === 1 && !variants.includes('tables-difficult');
}
