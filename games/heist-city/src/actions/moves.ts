import { refuse } from '@tessera/kernel';
import { byCell } from '../map/sharedActions.ts';
import { siteOf } from '../map/site.ts';
import type { Reachable } from '../movement/movement.ts';
import { distanceOf, pathOf, reachOf, refuseWalk, walk } from '../movement/walk.ts';
import type { ActionOf } from '../state/action.ts';
import type { View } from '../state/state.ts';
import { cellOf } from '../units/units.ts';
import { isAvailable, type SlotActionRule } from './actionRule.ts';

/** Kinds of move, the longest first. */
const GAITS = ['sprint', 'hustle', 'move'] as const;
type Gait = (typeof GAITS)[number];

/** Rule of all three kinds, because one flood of the longest serves them all. */
const walks: SlotActionRule<Gait> = {
  record: ({ type }) => type,
  records: GAITS,
  options: walkOptions,
  refuse(state, actor, action) {
    if (action.to === cellOf(state, actor)) return refuse('no-target', { action: action.type });
    return refuseWalk(state, actor, action, distanceOf(state, actor, action.type));
  },
  play(state, actor, action, { log }) {
    walk(state, actor, pathOf(state, actor, action, distanceOf(state, actor, action.type)), 'moved', log);
    return undefined;
  },
};

/** Move, Hustle and Sprint. R 7.4, 7.5, 8 */
export const moves: Readonly<Record<Gait, SlotActionRule<Gait>>> = { move: walks, hustle: walks, sprint: walks };

/** Move action for each cell of a site. */
export const moveActions = byCell((to): ActionOf<'move'> => ({ type: 'move', to }));

const walkActions = {
  move: moveActions,
  hustle: byCell((to): ActionOf<'hustle'> => ({ type: 'hustle', to })),
  sprint: byCell((to): ActionOf<'sprint'> => ({ type: 'sprint', to })),
};

function walkOptions(state: View, actor: number): ActionOf<Gait>[] {
  const options: ActionOf<Gait>[] = [];
  const site = siteOf(state.map);
  let reach: Reachable | undefined;
  for (const gait of GAITS) {
    if (!isAvailable(state, actor, gait)) continue;
    const length = distanceOf(state, actor, gait);
    reach ??= reachOf(state, actor, length);
    const { count, cells, costs } = reach;
    const actions = walkActions[gait](site);
    // Cells come in order of cost, the start first.
    for (let k = 1; k < count; k++) {
      const cell = cells[k]!;
      if (costs[cell]! > length) break;
      options.push(actions[cell]!);
    }
  }
  return options;
}
