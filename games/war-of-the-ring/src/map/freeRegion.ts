import { tables } from '../content/index.ts';
import { hasArmy, isBesieged } from '../pieces/figures.ts';
import type { State, View } from '../state/state.ts';

/**
 * Returns whether a region is free for a side: no enemy Army, and no enemy-controlled Settlement unless besieged. R 2.6
 */
export function isFreeRegion(state: State, region: number, side: number): boolean {
  const other = 1 - side;
  if (hasArmy(state, region, other)) return false;
  return state.control[region] !== other || isBesieged(state, region);
}

/** Returns whether a region is free for Army movement: free, or an enemy Settlement without units. R 2.7 */
export function isFreeForArmy(state: State, region: number, side: number): boolean {
  return !hasArmy(state, region, 1 - side);
}

/** Returns whether a Nation at peace must stay out of a region, which lies within the borders of another. R 9.2.1 */
export function isForeign(state: Pick<State, 'boxes'>, nation: number, region: number): boolean {
  if (state.boxes[nation] === 4) return false;
  const owner = tables.nationOf[region]!;
  return owner >= 0 && owner !== nation;
}

/** Returns whether a Nation is At War. R 9.9 */
export function isAtWar({ boxes }: Pick<State, 'boxes'>, nation: number): boolean {
  return boxes[nation] === 4;
}

/** Returns whether the side printed on the map controls the region. R 2.5 */
export function isUnconquered({ control }: Pick<View, 'control'>, region: number): boolean {
  return tables.sideOf[region]! >= 0 && control[region] === tables.sideOf[region];
}
