import { odds } from '@tessera/bots';
import type { Seat } from '@tessera/kernel';
import type { State } from '../src/state/state.ts';
import { LAST_TURN } from '../src/units/turnStructure.ts';
import { crewOf } from '../src/units/units.ts';
import { Outlook } from './outlook.ts';
import { WEIGHTS } from './weights.ts';

/** Returns a seat's probability of winning, from the expected points of both seats. */
export function evaluate(state: State, seat: Seat): number {
  const outlook = new Outlook(state);
  return odds(outlook.total(seat) - outlook.total(1 - seat), WEIGHTS.scale);
}

/**
 * Evaluates for a bot without lookahead: equipment and hidden states count by themselves. A planner sees whether they
 * will be used.
 */
export function evaluateAtOnce(state: State, seat: Seat): number {
  const outlook = new Outlook(state);
  const lead = outlook.total(seat) - outlook.total(1 - seat) + reserves(state, seat) - reserves(state, 1 - seat);
  return odds(lead, WEIGHTS.scale);
}

/** Returns the value of equipment and of Hidden or Disguised characters, falling towards the end. */
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
