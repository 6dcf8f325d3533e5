import type { View } from '@tessera/gloomhaven/selectors';
import type { GameFormatter } from '@tessera/text';
import { boundsOf } from '@tessera/ui';
import { useMemo } from 'react';
import { DUNGEON } from '../looks.ts';
import { cellsOf } from '../model/cells.ts';
import { dungeonLayers } from './Dungeon.tsx';
import { Figures } from './Figures.tsx';
import { Doors, Overlays } from './Overlays.tsx';

const RIM = 12;

/** The map in small beside the card selection, for planning. */
export function MiniMap({ view, formatter, active }: MiniMapProps) {
  const cells = cellsOf(view);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the hexes are new where a room is revealed or a door opened.
  const ground = useMemo(() => dungeonLayers(view, cells), [cells]);
  const { x, y, width, height } = boundsOf(cells.all);
  return (
    <section aria-label={formatter.t('table.tableNow')}>
      <h2 className="m-0 mb-2 font-semibold font-title text-lead">{formatter.t('table.tableNow')}</h2>
      <svg
        style={DUNGEON}
        viewBox={`${x - RIM} ${y - RIM} ${width + 2 * RIM} ${height + 2 * RIM}`}
        className="mx-auto block max-h-64 w-full"
        aria-hidden="true"
      >
        {ground.slab}
        {ground.floor}
        {ground.light}
        <Overlays view={view} cells={cells} />
        {ground.walls}
        <Doors view={view} />
        <Figures view={view} cells={cells} active={active} targets={NOBODY} walk={undefined} />
      </svg>
    </section>
  );
}

interface MiniMapProps {
  readonly view: View;
  readonly formatter: GameFormatter;
  readonly active: number | undefined;
}

const NOBODY: readonly number[] = [];
