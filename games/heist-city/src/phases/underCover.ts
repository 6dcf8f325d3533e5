import { refuse } from '@tessera/kernel';
import { moveActions } from '../actions/moves.ts';
import { siteOf } from '../map/site.ts';
import { distanceOf, pathOf, reachOf, refuseWalk, walk } from '../movement/walk.ts';
import type { Action } from '../state/action.ts';
import type { Rule } from '../state/state.ts';
import { cellOf, seatOf } from '../units/units.ts';

/** Before the first turn each Spook may make two Moves. R 5.4, 13 */
export const underCover = {
  'under-cover': {
    asks: (_state, { unit, moves }) => (moves > 0 ? seatOf(unit) : []),
    prompt: (_state, { unit, moves }) => ({ code: 'under-cover', params: { unit, moves } }),
    options(state, { unit }) {
      const actions = moveActions(siteOf(state.map));
      const offered: Action[] = [{ type: 'end' }];
      const { count, cells } = reachOf(state, unit, distanceOf(state, unit, 'under-cover'));
      for (let i = 1; i < count; i++) offered.push(actions[cells[i]!]!);
      return offered;
    },
    refuse(state, { unit }, _seat, action) {
      if (action.type !== 'move') return undefined;
      if (action.to === cellOf(state, unit)) return refuse('no-target', { action: 'under-cover' });
      return refuseWalk(state, unit, action, distanceOf(state, unit, 'under-cover'));
    },
    open: true,
    sound: true,
    answers: {
      move(state, { at, unit, moves }, { action, log }) {
        walk(state, unit, pathOf(state, unit, action, distanceOf(state, unit, 'under-cover')), 'moved', log);
        return [{ at, unit, moves: moves - 1 }];
      },
      end: () => undefined,
    },
  },
} satisfies Rule<'under-cover'>;
