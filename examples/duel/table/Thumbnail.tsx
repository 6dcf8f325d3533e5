import type { View } from '@tessera/duel';
import { boundsOf, centreOf, hexesPath, TokenArt } from '@tessera/ui';
import { CELLS, lookOf, numberedFigures, PILLARS } from './looks.ts';

const { x, y, width, height } = boundsOf(CELLS);
/** The aspect ratio of the cards that show it. */
const STRIP = (width + 12) / 2.4;

/** A small picture of the floor with all figures. It shows as much of the height as fits, around the figures. */
export function Thumbnail({ view }: { readonly view: View }) {
  const rows = numberedFigures(view).flatMap(({ figure }) => (figure.hp > 0 ? [centreOf(CELLS[figure.cell]!).y] : []));
  const middle = rows.length === 0 ? y + height / 2 : (Math.min(...rows) + Math.max(...rows)) / 2;
  const top = Math.max(y - 6, Math.min(y + height + 6 - STRIP, middle - STRIP / 2));
  return (
    <svg viewBox={`${x - 6} ${top} ${width + 12} ${STRIP}`} aria-hidden="true">
      <path d={hexesPath(CELLS, 0.96)} fill="var(--floor)" stroke="var(--grout)" />
      <path d={hexesPath(PILLARS, 0.7)} fill="var(--wall)" />
      {numberedFigures(view).map(({ figure, id }) => {
        const cell = CELLS[figure.cell];
        if (!cell || figure.hp === 0) return null;
        return <TokenArt key={id} {...centreOf(cell)} r={13} {...lookOf(id)} />;
      })}
    </svg>
  );
}
