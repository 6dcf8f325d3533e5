import { refuse } from '@tessera/kernel';
import { byCell } from '../map/sharedActions.ts';
import { siteOf } from '../map/site.ts';
import type { Reachable } from '../movement/movement.ts';
import { distanceOf, pathOf, reachOf, refuseWalk, walk } from '../movement/walk.ts';
import type { ActionOf, SlotAction } from '../state/action.ts';
import type { View } from '../state/state.ts';
import { cellOf } from '../units/units.ts';
import { type ActionRule, type ActionRules, isAvailable, ruleOf } from './actionRule.ts';

/** Kinds of move, the longest first. */
const GAITS = ['sprint', 'hustle', 'move'] as const;
type Gait = (typeof GAITS)[number];

/** Move, Hustle and Sprint. R 7.4, 7.5, 8 */
export const moves = {
  // One flood of the longest kind serves all three; the other two list nothing themselves.
  move: { ...walking('move'), records: GAITS, offer: offerWalks },
  hustle: { ...walking('hustle'), offer() {} },
  sprint: { ...walking('sprint'), offer() {} },
} satisfies ActionRules<Gait>;

function walking<Type extends Gait>(gait: Type): Omit<ActionRule<Type>, 'offer'> {
  return ruleOf<Gait>(gait, {
    offer() {},
    refuse(state, actor, action) {
      if (action.to === cellOf(state, actor)) return refuse('no-target', { action: gait });
      return refuseWalk(state, actor, action, distanceOf(state, actor, gait));
    },
    perform(state, actor, action, { log }) {
      walk(state, actor, pathOf(state, actor, action, distanceOf(state, actor, gait)), 'moved', log);
      return undefined;
    },
  });
}

/** Move action for each cell of a site. */
export const moveActions = byCell((to): ActionOf<'move'> => ({ type: 'move', to }));

const walkActions = {
  move: moveActions,
  hustle: byCell((to): ActionOf<'hustle'> => ({ type: 'hustle', to })),
  sprint: byCell((to): ActionOf<'sprint'> => ({ type: 'sprint', to })),
};

function offerWalks(state: View, actor: number, offered: SlotAction[]): void {
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
      offered.push(actions[cell]!);
    }
  }
}
