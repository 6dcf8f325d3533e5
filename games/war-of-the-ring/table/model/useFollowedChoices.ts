import { useEffect } from 'react';
import type { useMapState } from './useMapState.ts';

/** Most regions that are shown together on a phone; more need the whole map. */
const MAX_CHOICES = 9;

/** Moves the map of a phone to the regions of the question, because its whole map is too small to read. */
export function useFollowedChoices(
  { map }: Pick<ReturnType<typeof useMapState>, 'map'>,
  regions: readonly number[],
  isNarrow: boolean,
): void {
  const wanted = isNarrow ? regions.join(' ') : '';
  // biome-ignore lint/correctness/useExhaustiveDependencies: regions are compared by value (`wanted`).
  useEffect(() => {
    if (!isNarrow) return;
    if (regions.length > 0 && regions.length <= MAX_CHOICES) map.current?.focusOn(regions);
    else map.current?.fit();
  }, [wanted, isNarrow, map]);
}
