import { insideOf, unitsAt } from '../pieces/figures.ts';
import { FREE, SHADOW } from '../state/numbers.ts';
import type { State } from '../state/state.ts';

/** Returns the besieged side in a region, or -1. */
export function besiegedSide(state: State, region: number): number {
  const inside = insideOf(region);
  if (inside < 0 || state.stacks[inside] === null) return -1;
  return unitsAt(state, inside, FREE) > 0 ? FREE : SHADOW;
}

/** Returns the inside of a region's besieged Stronghold, or -1. */
export function garrisonPlace(state: State, region: number): number {
  const inside = insideOf(region);
  return inside >= 0 && state.stacks[inside] !== null ? inside : -1;
}
