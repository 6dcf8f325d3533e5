import { refuse } from '@tessera/kernel';
import { garrisonPlace } from '../map/besieged.ts';
import { isFreeRegion } from '../map/freeRegion.ts';
import type { Action } from '../state/action.ts';
import type { FrameOf } from '../state/frames.ts';
import type { Rule, State } from '../state/state.ts';
import { enlist } from './muster.ts';

/**
 * Recruits of a card: given sorts in given places, as far as the reserve lasts, At War or not. A single option is
 * applied without asking. R 8.3, 8.4
 */
export const levy = {
  levy: {
    asks: (state, frame) => {
      if (frame.count === 0) return [];
      const options = levies(state, frame);
      return options.length > 1 || (options.length === 1 && frame.may) ? frame.seat : [];
    },
    options(state, frame): Action[] {
      const options = levies(state, frame);
      if (frame.may) options.push({ type: 'done' });
      return options;
    },
    sound: true,
    answers: {
      recruit: {
        refuse: (state, frame, _seat, { troop, place }) =>
          levies(state, frame).some((one) => one.type === 'recruit' && one.troop === troop && one.place === place)
            ? undefined
            : refuse('card-does-not-recruit', { troop, place }),
        play(state, frame, { action: { troop, place }, log, chance }) {
          enlist(state, troop, place, 1, { log, chance });
          return [{ ...frame, count: frame.count - 1, used: [...frame.used, place] }];
        },
      },
      done() {},
    },
    afterwards(state, frame, ctx) {
      const [only] = frame.count === 0 ? [] : levies(state, frame);
      if (only?.type !== 'recruit') return;
      enlist(state, only.troop, only.place, 1, ctx);
      return [{ ...frame, count: frame.count - 1, used: [...frame.used, only.place] }];
    },
  },
} satisfies Rule<'levy'>;

/** Returns the options: each place gets `each` figures before the next place. */
function levies(state: State, { troops, places, each, used }: FrameOf<'levy'>): Action[] {
  const open = used.length % Math.max(1, each) === 0 ? undefined : used.at(-1);
  const options: Action[] = [];
  for (const place of places) {
    if (open === undefined ? each > 0 && used.includes(place) : place !== open) continue;
    for (const troop of troops) if (state.reserve[troop]! > 0) options.push({ type: 'recruit', troop, place });
  }
  return options;
}

/** Returns the place for recruits in a region: inside its besieged Stronghold, in the open if free, or -1. R 8.4 */
export function musterPlace(state: State, region: number, side: number): number {
  const inside = garrisonPlace(state, region);
  if (inside >= 0 && state.control[region] === side) return inside;
  return isFreeRegion(state, region, side) ? region : -1;
}
