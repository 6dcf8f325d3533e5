import { refuse, type Seat } from '@tessera/kernel';
import { canReduce, eliminate, endurance, reduce, removeLoneLeaders } from '../armies/losses.ts';
import { settleSiege } from '../armies/siege.ts';
import { hasArmy, regionAt, troopsAt } from '../pieces/figures.ts';
import { commanderOf } from '../pieces/roles.ts';
import { ELITES_OF, isElite, UNITS_OF } from '../pieces/troops.ts';
import type { Action } from '../state/action.ts';
import type { Ctx } from '../state/events.ts';
import type { FrameOf } from '../state/frames.ts';
import type { Rule, State } from '../state/state.ts';

/** Casualties: an Army takes hits one at a time, in the order of its owner's choice. R 9.5 */
export const casualties = {
  casualties: {
    asks: (state, frame) => (hasChoice(state, frame) ? owner(state, frame) : []),
    prompt: (_state, { place, hits }) => ({ code: 'casualties', params: { place, hits } }),
    options(state, { side, place, hits }): Action[] {
      const options: Action[] = [];
      for (const troop of UNITS_OF[side]!) {
        if (troopsAt(state, place, troop) === 0) continue;
        options.push({ type: 'hit', troop });
        if (hits > 1 && isElite(troop) && canReduce(state, troop)) options.push({ type: 'slay', troop });
      }
      return options;
    },
    sound: true,
    answers: {
      hit: {
        refuse: (state, { place }, _seat, { troop }) =>
          troopsAt(state, place, troop) > 0 ? undefined : refuse('not-in-that-army', { troop, place }),
        play(state, frame, { action: { troop }, log, chance }) {
          takeHit(state, frame.place, troop, { log, chance });
          return [{ ...frame, hits: frame.hits - 1 }];
        },
      },
      slay: {
        refuse(state, { place, hits }, _seat, { troop }) {
          if (troopsAt(state, place, troop) === 0) return refuse('not-in-that-army', { troop, place });
          if (!isElite(troop)) return refuse('not-an-elite', { troop });
          // R 9.5.2: without a Regular to replace it, one hit is enough.
          if (!canReduce(state, troop)) return refuse('one-hit-is-enough', { troop });
          return hits > 1 ? undefined : refuse('too-few-hits', { hits });
        },
        play(state, frame, { action: { troop }, log, chance }) {
          eliminate(state, frame.place, troop, 1, { log, chance });
          return [{ ...frame, hits: frame.hits - 2 }];
        },
      },
    },
    afterwards(state, frame, ctx) {
      takeForced(state, frame, ctx);
      if (frame.battle) return;
      // R 3.7: outside a battle only Leaders of the Free Peoples are removed with the last unit.
      removeLoneLeaders(state, frame.place, ctx);
      settleSiege(state, regionAt(frame.place), ctx);
    },
  },
} satisfies Rule<'casualties'>;

type Casualties = FrameOf<'casualties'>;

function owner(state: State, { place, side }: Casualties): Seat {
  return commanderOf(state, place, side);
}

/** Returns whether the owner has a choice: several sorts of units, or an Elite to eliminate or to reduce. */
function hasChoice(state: State, { place, side, hits }: Casualties): boolean {
  if (hits === 0 || hits >= endurance(state, place, side)) return false;
  const sorts = UNITS_OF[side]!.filter((troop) => troopsAt(state, place, troop) > 0);
  if (sorts.length > 1) return true;
  return sorts.length === 1 && isElite(sorts[0]!) && hits > 1 && canReduce(state, sorts[0]!);
}

/** Takes forced casualties: the whole Army, or its only sort of unit. */
function takeForced(state: State, { place, side, hits }: Casualties, ctx: Ctx): void {
  if (hits >= endurance(state, place, side)) {
    for (const troop of UNITS_OF[side]!) eliminate(state, place, troop, troopsAt(state, place, troop), ctx);
    return;
  }
  for (let left = hits; left > 0 && hasArmy(state, place, side); left--) {
    const troop = UNITS_OF[side]!.find((one) => troopsAt(state, place, one) > 0)!;
    takeHit(state, place, troop, ctx);
  }
}

function takeHit(state: State, place: number, troop: number, ctx: Ctx): void {
  if (isElite(troop)) reduce(state, place, troop, ctx);
  else eliminate(state, place, troop, 1, ctx);
}

/** Returns the Elites of a side in a place that could be reduced. */
export function elitesAt(state: State, place: number, side: number): number[] {
  return ELITES_OF[side]!.filter((troop) => troopsAt(state, place, troop) > 0);
}
