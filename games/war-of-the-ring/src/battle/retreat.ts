import { tables } from '../content/index.ts';
import { barringCard } from '../deck/standing.ts';
import { isFreeForArmy, isFreeRegion } from '../map/freeRegion.ts';
import type { State } from '../state/state.ts';
import { plays } from '../state/variants.ts';

/** Returns the regions that an Army may retreat to: free adjacent ones. R 9.6.1 */
export function retreatsOf(state: State, from: number, side: number): number[] {
  const isFree = plays(state, 'retreat-captures') ? isFreeForArmy : isFreeRegion;
  return tables.neighbours[from]!.filter((to) => isFree(state, to, side) && barringCard(state, to, side) === undefined);
}
