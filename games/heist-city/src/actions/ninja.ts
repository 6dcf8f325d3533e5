import { actionOf } from '../content/index.ts';
import { byCell } from '../map/sharedActions.ts';
import { siteOf } from '../map/site.ts';
import { distanceOf, pathOf, reachOf, refuseWalk, walk } from '../movement/walk.ts';
import type { ActionOf } from '../state/action.ts';
import { shift } from '../stealth/loggedChanges.ts';
import { type ActionRules, ruleOf } from './actionRule.ts';
import { refuseStrike, strike, strikes } from './attackAction.ts';

const { range: REACH = 1 } = actionOf('ghost-hand');

/** Abilities of the Ninja. R 13 */
export const ninja = {
  'ghost-hand': ruleOf<'ghost-hand'>('ghost-hand', {
    options: (state, actor) => strikes(state, actor, REACH).map((strike) => ({ type: 'ghost-hand', ...strike })),
    refuse: (state, actor, action) => refuseStrike(state, actor, action, REACH),
    play: (state, actor, action, ctx) => strike(state, actor, action, REACH, ctx),
  }),

  'ninja-vanish': ruleOf<'ninja-vanish'>('ninja-vanish', {
    options(state, actor) {
      const options: ActionOf<'ninja-vanish'>[] = [];
      const actions = vanishActions(siteOf(state.map));
      const { count, cells } = reachOf(state, actor, distanceOf(state, actor, 'ninja-vanish'));
      for (let i = 0; i < count; i++) options.push(actions[cells[i]!]!);
      return options;
    },
    refuse: (state, actor, action) => refuseWalk(state, actor, action, distanceOf(state, actor, 'ninja-vanish')),
    play(state, actor, action, { log }) {
      // Hidden first: a step next to a mob on the way reveals her again. R 11.3
      shift(state, actor, 'ninja-vanish', log);
      walk(state, actor, pathOf(state, actor, action, distanceOf(state, actor, 'ninja-vanish')), 'moved', log);
      return undefined;
    },
  }),
} satisfies ActionRules<'ghost-hand' | 'ninja-vanish'>;

const vanishActions = byCell((to) => ({ type: 'ninja-vanish' as const, to }));
