import type { FigureId, View } from '@tessera/gloomhaven/selectors';
import { boundsOf, centreOf } from '@tessera/ui';
import { useMemo } from 'react';
import { DUNGEON } from '../looks.ts';
import { cellsAt, cellsOf } from '../model/cells.ts';
import { dungeonLayers } from './Dungeon.tsx';
import { Figures } from './Figures.tsx';
import { Doors, Overlays } from './Overlays.tsx';

const RIM = 12;
/** Size of a cut-out in units of the drawing: about seven hexes wide. */
const CUT = { width: 250, height: 130 };
const NOBODY: readonly number[] = [];

export interface DungeonPictureProps {
  readonly view: View;
  readonly active: FigureId | undefined;
  /** Figures with a target mark. */
  readonly targets?: readonly FigureId[] | undefined;
  /** The hex in the middle of a cut-out; without it the whole map is drawn. */
  readonly around?: number | undefined;
  readonly className: string;
}

/** The map as a still picture. */
export function DungeonPicture({ view, active, targets = NOBODY, around, className }: DungeonPictureProps) {
  const cells = cellsOf(view);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the hexes are new where a room is revealed or a door opened.
  const ground = useMemo(() => dungeonLayers(view, cells), [cells]);
  const [middle] = around === undefined ? [] : cellsAt(cells, [around]);
  const { x, y, width, height } = boundsOf(cells.all);
  const at = middle && centreOf(middle);
  const box = at
    ? [at.x - CUT.width / 2, at.y - CUT.height / 2, CUT.width, CUT.height]
    : [x - RIM, y - RIM, width + 2 * RIM, height + 2 * RIM];
  return (
    <svg
      style={DUNGEON}
      viewBox={box.join(' ')}
      preserveAspectRatio={at ? 'xMidYMid slice' : undefined}
      className={className}
      aria-hidden="true"
    >
      {ground.slab}
      {ground.floor}
      {ground.light}
      <Overlays view={view} cells={cells} />
      {ground.walls}
      <Doors view={view} />
      <Figures view={view} cells={cells} active={active} targets={targets} walk={undefined} />
    </svg>
  );
}
