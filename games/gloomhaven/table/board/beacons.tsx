import { groundIn, type View } from '@tessera/gloomhaven/selectors';
import type { GameFormatter } from '@tessera/text';
import type { Beacon } from '@tessera/ui';
import { numberedFigures } from '../looks.ts';
import { figureName } from '../model/names.ts';
import { Miniature } from './Miniature.tsx';

/** Returns the figures that a small screen points to while they are out of sight, with their distance from a hex. */
export function beaconsOf(view: View, formatter: GameFormatter, from: number): readonly Beacon[] {
  const ground = groundIn(view);
  return numberedFigures(view)
    .filter(({ figure }) => figure.cell !== from)
    .map(({ id, figure }): Beacon => {
      const hexes = from < 0 ? Number.POSITIVE_INFINITY : ground.range(from, figure.cell);
      const name = figureName(id, formatter);
      const isFar = !Number.isFinite(hexes);
      return {
        cell: figure.cell,
        label: isFar ? formatter.t('table.showFigure', { name }) : formatter.t('table.showFigureAt', { name, hexes }),
        note: isFar ? undefined : String(hexes),
        picture: <Miniature figure={figure} size={30} />,
      };
    });
}
