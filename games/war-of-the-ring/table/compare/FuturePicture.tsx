import type { GameFormatter } from '@tessera/text';
import type { View } from '@tessera/war-of-the-ring';
import { memo } from 'react';
import { Ground } from '../map/Ground.tsx';
import { geometry, REGION_PATHS } from '../map/geometry.ts';
import { Names, Pieces, RingBearers } from '../map/Pieces.tsx';
import { useLabels } from '../map/useLabels.ts';

/** Width of the cut-out in units of the drawing, and pixels per unit. */
const WIDTH = 260;
const HEIGHT = 110;
const SCALE = 2;

export interface FuturePictureProps {
  readonly view: View;
  readonly formatter: GameFormatter;
  /** The region in the middle. */
  readonly focus: number;
}

/** Cut-out of the map around a region, with names and pieces. */
export const FuturePicture = memo(function FuturePicture({ view, formatter, focus }: FuturePictureProps) {
  const { spots, labels, bearers } = useLabels(view, formatter, SCALE, true);
  const { x, y } = geometry.middles[focus] ?? { x: 0, y: 0 };
  return (
    <svg
      aria-hidden="true"
      viewBox={`${x - WIDTH / 2} ${y - HEIGHT / 2} ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="xMidYMid slice"
      className="block h-full w-full bg-[var(--wr-sea)]"
    >
      <Ground />
      <path d={REGION_PATHS[focus]} fill="none" stroke="var(--act-line)" strokeWidth="2" />
      <Names names={labels.names} />
      <Pieces
        view={view}
        unit={labels.unit}
        spots={spots}
        rows={labels.rows}
        chosen={undefined}
        hasPieces
        hasPoints={false}
      />
      <RingBearers view={view} unit={labels.unit} at={bearers} />
    </svg>
  );
});
