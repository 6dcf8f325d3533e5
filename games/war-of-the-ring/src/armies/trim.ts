import { refuse } from '@tessera/kernel';
import { isInside, troopsAt, unitsAt } from '../pieces/figures.ts';
import { commanderOf, commands, isTeam, leaderOf, seatsOf } from '../pieces/roles.ts';
import { UNITS_OF } from '../pieces/troops.ts';
import type { Action } from '../state/action.ts';
import type { Frame, FrameOf } from '../state/frames.ts';
import { PLACE_COUNT } from '../state/numbers.ts';
import type { Rule, State } from '../state/state.ts';
import { disband } from './losses.ts';
import { ARMY_LIMIT } from './marchRoute.ts';
import { GARRISON_LIMIT } from './siege.ts';

/** Units above the limit return to reinforcements, in the order of their owner's choice. R 3.2 */
export const trim = {
  trim: {
    asks: (state, frame) => (isOver(state, frame.place, frame.side) ? trimmer(state, frame) : []),
    prompt: (_state, { place }) => ({ code: 'trim', params: { place, limit: limitOf(place) } }),
    options: (state, { place, side }, seat): Action[] =>
      UNITS_OF[side]!.filter((troop) => troopsAt(state, place, troop) > 0 && commands(state, seat, troop)).map(
        (troop) => ({ type: 'disband', troop }),
      ),
    answers: {
      disband: {
        refuse: (state, { place }, _seat, { troop }) =>
          troopsAt(state, place, troop) > 0 ? undefined : refuse('not-in-that-army', { troop, place }),
        play(state, frame, { action: { troop }, log, chance }) {
          disband(state, frame.place, troop, { log, chance });
          return [{ ...frame, removed: frame.removed + 1 }];
        },
      },
    },
  },
} satisfies Rule<'trim'>;

function limitOf(place: number): number {
  return isInside(place) ? GARRISON_LIMIT : ARMY_LIMIT;
}

function isOver(state: State, place: number, side: number): boolean {
  return unitsAt(state, place, side) > limitOf(place);
}

/** Returns the seat that removes the next unit; two owners alternate, the non-leading player first. R 13.9 */
function trimmer(state: State, { place, side, removed }: FrameOf<'trim'>): number {
  if (!isTeam(state, side)) return commanderOf(state, place, side);
  const leader = leaderOf(state, side);
  const other = seatsOf(state, side).find((seat) => seat !== leader)!;
  const mine = (seat: number) =>
    UNITS_OF[side]!.some((troop) => troopsAt(state, place, troop) > 0 && commands(state, seat, troop));
  const due = removed % 2 === 0 ? other : leader;
  if (mine(due)) return due;
  return due === other ? leader : other;
}

/** Returns a frame per place above its limit, after an action. */
export function trims(state: State): Frame[] {
  const frames: Frame[] = [];
  for (let place = 0; place < PLACE_COUNT; place++) {
    if (state.stacks[place] === null) continue;
    for (const side of [0, 1]) if (isOver(state, place, side)) frames.push({ at: 'trim', place, side, removed: 0 });
  }
  return frames;
}
