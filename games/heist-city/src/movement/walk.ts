import { type Refusal, refuse } from '@tessera/kernel';
import { actionOf } from '../content/index.ts';
import { type Cell, coordsOf, distance, isWall, type Site, siteOf } from '../map/site.ts';
import type { Log } from '../state/events.ts';
import type { State, View } from '../state/state.ts';
import { hasVariant } from '../state/variants.ts';
import { changeStance, isExposedAt, isWary, watchedHexes } from '../stealth/stateTransitions.ts';
import { statOf } from '../units/stats.ts';
import { cellOf, FIRST_NPC, isMob, isNpc } from '../units/units.ts';
import { type Obstacles, obstaclesFor, pathProblem, type Reachable, reachable, wayTo } from './movement.ts';

/** Returns how far an action moves a unit: a multiple of its M plus a constant. R 8.2 */
export function distanceOf(state: View, unit: number, actionId: string): number {
  const { moves, plus } = actionOf(actionId, state.variants).distance ?? { moves: 0, plus: 0 };
  return moves === 0 ? plus : moves * statOf(state, unit, 'M') + plus;
}

/** Requested walk: its destination, and optionally its path. */
export interface Walk {
  readonly to: Cell;
  readonly path?: readonly Cell[] | undefined;
}

/** Returns the cells a unit can reach. Valid until the next search on the same site. */
export function reachOf(state: View, unit: number, length: number): Reachable {
  return reachable(siteOf(state.map), obstaclesFor(state, unit), cellOf(state, unit), length, state.variants);
}

/** Returns the rule that a walk breaks, if any. R 8.1 */
export function refuseWalk(state: View, unit: number, { to, path }: Walk, length: number): Refusal | undefined {
  const site = siteOf(state.map);
  const from = cellOf(state, unit);
  const obstacles = obstaclesFor(state, unit);
  if (path !== undefined) {
    if (path.at(-1) !== to) return refuse('blocked-path', { cell: to, by: 'gap' });
    return pathProblem(site, obstacles, from, path, length, state.variants);
  }
  if (!(to < site.size)) return refuse('blocked-path', { cell: to, by: 'edge' });
  const { costs } = reachable(site, obstacles, from, length, state.variants);
  if (costs[to]! >= 0) return undefined;
  return refuse('blocked-path', { cell: to, at: [...coordsOf(site, to)], by: whatStands(site, obstacles, to), length });
}

/** Returns why a destination is out of reach: the obstacle on it, or the distance. */
function whatStands(site: Site, { rubble, units, bodies }: Obstacles, cell: Cell): string {
  if (isWall(site, rubble, cell)) return 'wall';
  if (units.includes(cell)) return 'unit';
  if (bodies.includes(cell)) return 'body';
  return site.table[cell] === 1 ? 'table' : 'distance';
}

/** Returns the path of a walk: the requested one, or the safest and then shortest. R 8.1 */
export function pathOf(state: View, unit: number, { to, path }: Walk, length: number): readonly Cell[] {
  if (path !== undefined) return path;
  const from = cellOf(state, unit);
  if (to === from) return [];
  return wayTo(siteOf(state.map), obstaclesOf(state, unit), from, to, length, state.variants);
}

/** Returns a walker's obstacles, and the hexes that a Hidden one avoids because of mobs. R 11.3 */
export function obstaclesOf(state: View, unit: number): Obstacles {
  const isHidden = !isNpc(unit) && state.characters[unit]!.stance === 'hidden';
  return obstaclesFor(state, unit, isHidden ? watchedHexes(state, unit) : []);
}

/** Cause of a movement: the unit's own, or another unit's effect. */
export type Manner = 'moved' | 'npc-moved' | 'pushed' | 'pulled';

/** Moves a unit along a path, with the events on the way. R 8.5, 8.6 */
export function walk(state: State, unit: number, path: readonly Cell[], manner: Manner, log: Log): void {
  const from = cellOf(state, unit);
  const to = path.at(-1);
  if (to === undefined) return;
  log({ type: manner, unit, path: [from, ...path] });
  if (isNpc(unit)) {
    state.npcs[unit - FIRST_NPC]!.cell = to;
    if (hasVariant(state, 'mob-step-reveals') && isMob(state, unit))
      for (const cell of path) stepReveals(state, cell, log);
    return;
  }
  const character = state.characters[unit]!;
  for (const cell of path) {
    character.cell = cell;
    if (!isExposedAt(state, unit, cell)) continue;
    changeStance(state, unit, 'enter-mob-reach');
    log({ type: 'noticed', unit, cell });
  }
  const { connected } = character;
  if (connected >= 0 && leaves(state, connected, path)) character.connected = -1;
}

/** Returns whether a path leaves a computer, even temporarily. R 12.2; D17 */
function leaves(state: View, computer: number, path: readonly Cell[]): boolean {
  const site = siteOf(state.map);
  const least = hasVariant(state, 'connect-beside') ? 1 : 0;
  return path.some((cell) => {
    const far = distance(site, cell, site.computers[computer]!);
    return far > 1 || far < least;
  });
}

/** Reveals Hidden characters beside a mob that comes near, by a variant of C3. */
function stepReveals(state: State, cell: Cell, log: Log): void {
  const site = siteOf(state.map);
  for (let unit = 0; unit < FIRST_NPC; unit++) {
    const own = cellOf(state, unit);
    if (own < 0 || distance(site, own, cell) !== 1 || !isWary(state, unit)) continue;
    changeStance(state, unit, 'enter-mob-reach');
    log({ type: 'noticed', unit, cell: own });
  }
}
