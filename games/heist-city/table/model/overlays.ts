import {
  type Action,
  type Cell,
  cellOf,
  computeAlertLevel,
  distance,
  FIRST_NPC,
  isConscious,
  isWall,
  npcStats,
  npcUnit,
  obstaclesFor,
  obstaclesOf,
  reachable,
  sees,
  siteOf,
  statOf,
  type View,
} from '@tessera/heist-city';

/** Reachable hexes: those that keep the walker's state, and those where it would be noticed on the way. */
export interface ReachOverlay {
  readonly safe: readonly Cell[];
  readonly seen: readonly Cell[];
}

export const NO_REACH: ReachOverlay = { safe: [], seen: [] };

/** Returns the ends of these walks, and those at which a Hidden walker is noticed. R 8.5, 11.3 */
export function reachOverlay(view: View, walker: number, actions: readonly Action[], length: number): ReachOverlay {
  const from = cellOf(view, walker);
  if (from < 0) return NO_REACH;
  const obstacles = obstaclesOf(view, walker);
  const reach = reachable(siteOf(view.map), obstacles, from, length, view.variants);
  const overlay = { safe: [] as Cell[], seen: [] as Cell[] };
  for (const cell of new Set(actions.flatMap((action) => ('to' in action ? [action.to] : [])))) {
    (reach.isSafe(cell) ? overlay.safe : overlay.seen).push(cell);
  }
  return overlay;
}

/** NPCs that could attack each hex in the next guards' phase, at the present alert, if all chose it. */
export type ThreatMap = ReadonlyMap<Cell, readonly number[]>;

/** Returns a lazily computed threat map: it takes a while and is often not needed. */
export function lazyThreats(view: View): () => ThreatMap {
  let known: ThreatMap | undefined;
  return () => {
    known ??= threatMap(view);
    return known;
  };
}

/** Returns the threat map: an NPC walks with all actions but the last, and attacks with that. R 15.7, 15.8 */
export function threatMap(view: View): ThreatMap {
  const threats = new Map<Cell, number[]>();
  const actions = computeAlertLevel(view).npcActionsPerActivation;
  if (actions === 0) return threats;
  for (let i = 0; i < view.npcs.length; i++) {
    const npc = npcUnit(i);
    if (!isConscious(view, npc) || view.npcs[i]!.charmed) continue;
    for (const cell of strikable(view, npc, actions - 1)) {
      const strikers = threats.get(cell);
      if (strikers) strikers.push(npc);
      else threats.set(cell, [npc]);
    }
  }
  return threats;
}

function strikable(view: View, npc: number, walks: number): Set<Cell> {
  const site = siteOf(view.map);
  const { range, MS } = npcStats(view.npcs[npc - FIRST_NPC]!.kind, view.variants);
  const from = cellOf(view, npc);
  const length = walks * statOf(view, npc, 'M');
  const { cells, count } = reachable(site, obstaclesFor(view, npc), from, length, view.variants);
  const stands = Array.from(cells.subarray(0, Math.max(1, count)));
  const found = new Set<Cell>();
  for (let cell = 0; cell < site.size; cell++) {
    if (isWall(site, view.rubble, cell) || site.table[cell] === 1) continue;
    const isStruck = stands.some((stand) => {
      const away = distance(site, stand, cell);
      if (MS !== null && away === 1) return true;
      return range !== null && away > 0 && away <= range && sees(view, stand, cell);
    });
    if (isStruck) found.add(cell);
  }
  return found;
}
