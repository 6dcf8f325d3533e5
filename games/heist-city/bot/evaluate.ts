import { odds } from '@tessera/bots';
import type { Seat } from '@tessera/kernel';
import type { State } from '../src/state.ts';
import { Outlook } from './outlook.ts';
import { WEIGHTS } from './weights.ts';

/** How well a seat stands: the points it may end with against the other's, as its chance to win. */
export function evaluate(state: State, seat: Seat): number {
  const outlook = new Outlook(state);
  return odds(outlook.total(seat) - outlook.total(1 - seat), WEIGHTS.scale);
}
