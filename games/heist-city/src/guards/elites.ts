import { npcStats } from '../content/index.ts';
import { type Cell, portalsOf, siteOf } from '../map/site.ts';
import type { Npc, View } from '../state/state.ts';
import { cellOf, unitCount } from '../units/units.ts';

/** Returns the elites that a Lockdown brings: one on every free portal. R 15.3 */
export function arrivingElites(state: View): Npc[] {
  const { W } = npcStats('elite', state.variants);
  return portalsOf(siteOf(state.map), state.variants)
    .filter((cell) => isFree(state, cell))
    .map((cell) => ({ kind: 'elite', cell, wounds: W, charmed: false }));
}

function isFree(state: View, cell: Cell): boolean {
  for (let unit = 0; unit < unitCount(state); unit++) if (cellOf(state, unit) === cell) return false;
  return true;
}
