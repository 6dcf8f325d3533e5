import { tables } from '../content/index.ts';
import { win } from '../fellowship/corruption.ts';
import type { Ctx } from '../state/events.ts';
import { FREE, SHADOW } from '../state/numbers.ts';
import type { State } from '../state/state.ts';

/** Points a side needs for a military victory. R 12 */
const GOAL = [4, 10];

/** Returns the victory points of a side: the other side's Settlements that it controls. R 2.2, 9.8.2 */
export function pointsOf({ control }: { readonly control: readonly number[] }, side: number): number {
  let points = 0;
  for (let region = 0; region < control.length; region++) {
    if (control[region] === side && tables.sideOf[region] === 1 - side) points += tables.pointsOf[region]!;
  }
  return points;
}

/** Checks military victory in phase 6, the Shadow first. R 12 */
export function checkMilitaryVictory(state: State, ctx: Ctx): void {
  if (pointsOf(state, SHADOW) >= GOAL[SHADOW]!) win(state, SHADOW, 'shadow-military', ctx);
  else if (pointsOf(state, FREE) >= GOAL[FREE]!) win(state, FREE, 'free-military', ctx);
}
