import { getLegalActions } from '../actions/actions.ts';
import { actionOf } from '../content/index.ts';
import { distanceOf } from '../movement/walk.ts';
import { counsel } from './counsel.ts';
import type { Consideration } from './occasion.ts';

/** Advice about the slots of an activation. R 7.1 */
export const slots = counsel({
  category: 'slots',
  sayings: {
    'no-slots-left': {
      severity: 'note',
      isRule: true,
    },
    'slots-unused': { severity: 'warning' },
    'hustle-goes-further': {
      severity: 'note',
    },
  },

  situation({ view, units }, add) {
    for (const unit of units) if (view.activation?.slots === 0) add('no-slots-left', { unit });
  },

  action(consideration, add) {
    const { view, action, actor: unit } = consideration;
    if (view.activation?.character !== unit) return;
    const { slots } = view.activation;
    // A character without a use for its slots wastes none; dropping costs none.
    if (action.type === 'end' && slots > 0 && getLegalActions(view, unit).some(({ type }) => type !== 'drop')) {
      add('slots-unused', { unit, slots });
    }
    if (isFullMove(consideration)) {
      const moves = actionOf('hustle').slots * distanceOf(view, unit, 'move');
      const distance = distanceOf(view, unit, 'hustle');
      if (distance > moves) add('hustle-goes-further', { unit, distance, moves });
    }
  },
});

/** Returns whether the action is a Move of full length by a character that could Hustle. */
function isFullMove({ view, action, actor, events }: Consideration): boolean {
  if (action.type !== 'move' || !getLegalActions(view, actor).some(({ type }) => type === 'hustle')) return false;
  const path = events.find(({ type }) => type === 'moved')?.path;
  return Array.isArray(path) && path.length - 1 === distanceOf(view, actor, 'move');
}
