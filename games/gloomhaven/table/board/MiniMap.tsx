import type { View } from '@tessera/gloomhaven/selectors';
import type { GameFormatter } from '@tessera/text';
import { DungeonPicture } from './DungeonPicture.tsx';

/** The map in small beside the card selection, for planning. */
export function MiniMap({ view, formatter, active }: MiniMapProps) {
  return (
    <section aria-label={formatter.t('table.tableNow')}>
      <h2 className="m-0 mb-2 font-semibold font-title text-lead">{formatter.t('table.tableNow')}</h2>
      <DungeonPicture view={view} active={active} className="mx-auto block max-h-64 w-full" />
    </section>
  );
}

interface MiniMapProps {
  readonly view: View;
  readonly formatter: GameFormatter;
  readonly active: number | undefined;
}
