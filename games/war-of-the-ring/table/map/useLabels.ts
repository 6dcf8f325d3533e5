import type { GameFormatter } from '@tessera/text';
import type { View } from '@tessera/war-of-the-ring';
import { placeName } from '@tessera/war-of-the-ring/facts';
import { useCallback, useMemo } from 'react';
import { regionUnder } from './geometry.ts';
import { labelsAt, regionOfLabel, type Spot, spotBeside } from './labels.ts';
import { rowOf, spotsOf } from './pieceRows.ts';

/** Places names and pieces for the current zoom, and finds the region under a point: drawn pieces come first. */
export function useLabels(view: View, formatter: GameFormatter, scale: number, hasPieces: boolean) {
  const spots = useMemo(() => spotsOf(view), [view]);
  const found = spots.map((spot) => rowOf(spot, hasPieces));
  const wanted = JSON.stringify(found);
  // biome-ignore lint/correctness/useExhaustiveDependencies: rows are compared by value (`wanted`).
  const sizes = useMemo(() => found, [wanted]);
  const labels = useMemo(
    () =>
      labelsAt(
        scale,
        (region) => placeName(region, formatter),
        (region) => sizes[region]!,
      ),
    [formatter, scale, sizes],
  );
  const { region } = view.fellowship;
  const box = useMemo(() => spotBeside(region, labels), [region, labels]);
  const regionAtPoint = useCallback(
    (point: Spot) => {
      const isBearer =
        hasPieces && point.x >= box.left && point.x <= box.right && point.y >= box.top && point.y <= box.bottom;
      return regionOfLabel(labels, point) ?? (isBearer ? region : regionUnder(point));
    },
    [labels, box, region, hasPieces],
  );
  const bearers = { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 };
  return { spots, labels, bearers, regionAtPoint };
}
