import type { View } from '@tessera/duel';
import { boundsOf, centreOf, hexesPath, TokenArt } from '@tessera/ui';
import { CELLS, lookOf, PILLARS, standing } from './looks.ts';

const { x, y, width, height } = boundsOf(CELLS);

/** The floor as a small picture: who stands where. */
export function Thumbnail({ view }: { readonly view: View }) {
  return (
    <svg viewBox={`${x - 6} ${y - 6} ${width + 12} ${height + 12}`} aria-hidden="true">
      <path d={hexesPath(CELLS, 0.96)} fill="var(--floor)" stroke="var(--grout)" />
      <path d={hexesPath(PILLARS, 0.7)} fill="var(--wall)" />
      {standing(view).map(({ figure, id }) => {
        const cell = CELLS[figure.cell];
        if (!cell || figure.hp === 0) return null;
        return <TokenArt key={id} {...centreOf(cell)} r={15} {...lookOf(id)} />;
      })}
    </svg>
  );
}
