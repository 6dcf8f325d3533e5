import { distanceOf, reachOf } from '../movement/walk.ts';
import type { Action } from '../state/action.ts';
import { isIn, statOf } from '../units/stats.ts';
import { cellOf, crewOf, seatOf } from '../units/units.ts';
import { counsel } from './counsel.ts';
import { foresee } from './foresight.ts';
import type { Consideration } from './occasion.ts';

/** Advice about paths and the mobs beside them. R 8, 11.3 */
export const movement = counsel({
  category: 'movement',
  sayings: {
    'boxed-in': { severity: 'warning' },
    'frozen-ground': {
      severity: 'note',
      isRule: true,
    },
    noticed: { severity: 'warning' },
    'needlessly-noticed': {
      severity: 'danger',
    },
    'loses-connection': {
      severity: 'warning',
    },
  },

  situation({ view, units }, add) {
    for (const unit of units) {
      const distance = statOf(view, unit, 'M');
      if (isIn(view, 'freeze', cellOf(view, unit))) add('frozen-ground', { unit, distance });
      if (reachOf(view, unit, distanceOf(view, unit, 'move')).count <= 1) add('boxed-in', { unit });
    }
  },

  action(consideration, add) {
    const { view, seat, after } = consideration;
    for (const { unit, cell } of noticesOf(consideration)) {
      const to = needlessFor(consideration);
      if (to === undefined) add('noticed', { unit, cell });
      else add('needlessly-noticed', { unit, cell, to });
    }
    for (const unit of crewOf(seat)) {
      const computer = view.characters[unit]!.connected;
      if (computer >= 0 && after.characters[unit]!.connected < 0) add('loses-connection', { unit, computer });
    }
  },
});

function noticesOf({ seat, events }: Pick<Consideration, 'seat' | 'events'>): { unit: number; cell: number }[] {
  return events
    .filter(({ type }) => type === 'noticed')
    .map(({ unit, cell }) => ({ unit: Number(unit), cell: Number(cell) }))
    .filter(({ unit }) => seatOf(unit) === seat);
}

/** Returns the destination if the rules would find an unnoticed path to it, unlike the chosen one. */
function needlessFor({ view, seat, action }: Consideration): number | undefined {
  if (!('path' in action) || action.path === undefined) return undefined;
  const { path, ...unguided } = action;
  const { events } = foresee(view, seat, unguided as Action);
  return noticesOf({ seat, events }).length === 0 ? action.to : undefined;
}
