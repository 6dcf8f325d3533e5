import { odds } from '@tessera/bots';
import type { Seat } from '@tessera/kernel';
import type { State } from '../src/state.ts';
import { LAST_TURN } from '../src/turnStructure.ts';
import { crewOf } from '../src/units.ts';
import { Outlook } from './outlook.ts';
import { WEIGHTS } from './weights.ts';

/** How well a seat stands: the points it may end with against the other's, as its chance to win. */
export function evaluate(state: State, seat: Seat): number {
  const outlook = new Outlook(state);
  return odds(outlook.total(seat) - outlook.total(1 - seat), WEIGHTS.scale);
}

/**
 * The same for a bot that tries single actions and looks no further: what will be of use only later counts for something in
 * itself. A planner sees its use, or that there is none.
 */
export function evaluateAtOnce(state: State, seat: Seat): number {
  const outlook = new Outlook(state);
  const lead = outlook.total(seat) - outlook.total(1 - seat) + reserves(state, seat) - reserves(state, 1 - seat);
  return odds(lead, WEIGHTS.scale);
}

/** Equipment in hand and characters that nobody sees, the less of it the nearer the end. */
function reserves(state: State, seat: Seat): number {
  let sum = 0;
  for (const unit of crewOf(seat)) {
    const { stance, items } = state.characters[unit]!;
    if (stance === 'unconscious') continue;
    sum += WEIGHTS.gear * items.length;
    if (stance === 'hidden' || stance === 'disguised') sum += WEIGHTS.unseen;
  }
  return (sum * (LAST_TURN + 1 - state.turn)) / LAST_TURN;
}
