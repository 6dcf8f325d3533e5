import { npcStats } from '../content/index.ts';
import { type Cell, siteOf } from '../map/site.ts';
import { obstaclesFor, walkToward } from '../movement/movement.ts';
import type { View } from '../state/state.ts';
import { hasVariant } from '../state/variants.ts';
import { statOf } from '../units/stats.ts';
import { areAdjacent, cellOf, FIRST_NPC } from '../units/units.ts';
import { canShoot } from './npcTarget.ts';

/** One action of an NPC towards its target. R 15.7, 15.8 */
export type NpcAction =
  | { readonly kind: 'melee' | 'ranged'; readonly reach: number }
  | { readonly kind: 'walk'; readonly path: readonly Cell[] }
  | { readonly kind: 'idle' };

export function npcActionOf(state: View, npc: number, target: number): NpcAction {
  const { MS, BS, range, M } = npcStats(state.npcs[npc - FIRST_NPC]!.kind, state.variants);
  const shoots = BS !== null && canShoot(state, npc, target);
  const strikes = MS !== null && areAdjacent(state, npc, target);
  // E8: by variant an elite fires even at an adjacent target.
  if (strikes && !(shoots && hasVariant(state, 'elite-shoots-first'))) return { kind: 'melee', reach: 1 };
  if (shoots) return { kind: 'ranged', reach: range ?? 0 };
  if (M === 0) return { kind: 'idle' };
  const path = walkToward(
    siteOf(state.map),
    obstaclesFor(state, npc),
    cellOf(state, npc),
    cellOf(state, target),
    statOf(state, npc, 'M'),
    state.variants,
  );
  return path.length > 0 ? { kind: 'walk', path } : { kind: 'idle' };
}
