import type { Seat } from '@tessera/kernel';
import type { View } from '@tessera/war-of-the-ring';
import { mayWake, regionAt, separationReach, tables } from '@tessera/war-of-the-ring/facts';
import { worldOf } from './world.ts';

/** Regions that Companions reach by leaving the Fellowship together, and Nations they would activate. R 7.8, 10.8 */
export interface Separation {
  readonly regions: readonly number[];
  readonly wakes: readonly { readonly region: number; readonly nation: number }[];
}

export function separationOf(view: View, viewer: Seat | 'spectator', group: readonly number[]): Separation {
  const regions = [...new Set(separationReach(worldOf(view, viewer), group).map(regionAt))];
  const wakes = regions.flatMap((region) => {
    const nation = wokenBy(view, group, region);
    return nation === undefined ? [] : [{ region, nation }];
  });
  return { regions, wakes };
}

/** Returns the passive Nation that a group would activate by entering a place. */
export function wokenBy(view: View, group: readonly number[], place: number): number | undefined {
  const region = regionAt(place);
  const nation = tables.nationOf[region] ?? -1;
  if (nation < 0 || view.active[nation]) return undefined;
  return group.some((character) => mayWake(view, character, region)) ? nation : undefined;
}
