import { type Refusal, refuse } from '@tessera/kernel';
import { actionOf } from '../content/index.ts';
import { cellsWithin } from '../map/blast.ts';
import { byCell } from '../map/sharedActions.ts';
import { type Cell, distance, isBreakable, siteOf } from '../map/site.ts';
import { obstaclesFor, walkToward, wayTo } from '../movement/movement.ts';
import { walk } from '../movement/walk.ts';
import type { ActionOf } from '../state/action.ts';
import { outOfRange } from '../state/refusals.ts';
import type { View } from '../state/state.ts';
import { hasVariant } from '../state/variants.ts';
import { statOf } from '../units/stats.ts';
import { areAdjacent, cellOf, FIRST_NPC, isMob, npcUnit } from '../units/units.ts';
import { refuseSight, sees } from '../weapons/weapons.ts';
import { type ActionRules, ruleOf } from './actionRule.ts';
import { breakWalls, expend } from './thrownWeapons.ts';

/** Tools with separate actions. R 14.6 */
export const tools = {
  'camera-squib': ruleOf<'camera-squib'>('camera-squib', {
    options(state, actor) {
      const options: ActionOf<'camera-squib'>[] = [];
      const site = siteOf(state.map);
      const from = cellOf(state, actor);
      const actions = squibActions(site);
      for (const cell of cellsWithin(site, from, reachOf('camera-squib'))) {
        if (sees(state, from, cell)) options.push(actions[cell]!);
      }
      return options;
    },
    refuse: (state, actor, { cell }) =>
      refuseHex(state, actor, cell, 'camera-squib') ?? refuseSight(state, cellOf(state, actor), cell),
    play(state, actor, { cell }, { log }) {
      log({ type: 'lured', unit: actor, cell });
      for (let i = 0; i < state.npcs.length; i++) {
        const mob = npcUnit(i);
        if (!isLoose(state, mob)) continue;
        walk(state, mob, wayToLure(state, mob, cell), 'moved', log);
      }
      return undefined;
    },
  }),

  'breaching-charge': ruleOf<'breaching-charge'>('breaching-charge', {
    options(state, actor) {
      const options: ActionOf<'breaching-charge'>[] = [];
      const site = siteOf(state.map);
      for (const cell of cellsWithin(site, cellOf(state, actor), reachOf('breaching-charge'))) {
        if (isBreakable(site, state.rubble, cell)) options.push({ type: 'breaching-charge', cell });
      }
      return options;
    },
    refuse: (state, actor, { cell }) =>
      refuseHex(state, actor, cell, 'breaching-charge') ??
      (isBreakable(siteOf(state.map), state.rubble, cell)
        ? undefined
        : refuse('no-target', { action: 'breaching-charge' })),
    play(state, actor, { cell }, { log }) {
      expend(state, actor, actionOf('breaching-charge').item!);
      breakWalls(state, [cell], log);
      return undefined;
    },
  }),
} satisfies ActionRules<'camera-squib' | 'breaching-charge'>;

/** Returns a mob's path to the lure: mobs gather around it; by variant the first steps onto it. E22 */
function wayToLure(state: View, mob: number, cell: Cell): readonly Cell[] {
  const site = siteOf(state.map);
  const obstacles = obstaclesFor(state, mob);
  const from = cellOf(state, mob);
  const length = statOf(state, mob, 'M');
  if (hasVariant(state, 'lure-onto-hex')) {
    const onto = wayTo(site, obstacles, from, cell, length, state.variants);
    if (onto.length > 0) return onto;
  }
  return walkToward(site, obstacles, from, cell, length, state.variants);
}

const squibActions = byCell((cell) => ({ type: 'camera-squib' as const, cell }));

function reachOf(id: string): number {
  return actionOf(id).range ?? 1;
}

function refuseHex(state: View, actor: number, cell: Cell, id: string): Refusal | undefined {
  const site = siteOf(state.map);
  if (!(cell < site.size)) return refuse('no-target', { action: id });
  const range = reachOf(id);
  const far = distance(site, cellOf(state, actor), cell);
  return far > range ? outOfRange(range, far) : undefined;
}

/** Returns whether a mob has no adjacent Overt character and can be lured. */
function isLoose(state: View, mob: number): boolean {
  if (!isMob(state, mob)) return false;
  for (let unit = 0; unit < FIRST_NPC; unit++) {
    if (state.characters[unit]!.stance === 'overt' && areAdjacent(state, unit, mob)) return false;
  }
  return true;
}
