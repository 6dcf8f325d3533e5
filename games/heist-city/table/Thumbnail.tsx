import { cellOf, siteOf, unitCount, type View } from '@tessera/heist-city';
import { boundsOf, centreOf, outlinePath } from '@tessera/ui';
import { siteCells } from './board/siteCells.ts';
import { tokenLook } from './model/crews.ts';

/** The board as a small picture: ground, walls, and a dot for everybody, ringed where somebody is to act. */
export function Thumbnail({ view }: { readonly view: View }) {
  const cells = siteCells(view.map);
  const site = siteOf(view.map);
  const { x, y, width, height } = boundsOf(cells);
  const units = Array.from({ length: unitCount(view) }, (_, unit) => unit).filter((unit) => cellOf(view, unit) >= 0);
  return (
    <svg viewBox={`${x} ${y} ${width} ${height}`} width="100%" height="100%" aria-hidden="true">
      <path d={outlinePath(cells)} fill="var(--floor)" stroke="var(--slab-rim)" strokeWidth="12" />
      <path d={outlinePath(cells.filter(({ id }) => site.wall[id] === 1))} fill="var(--wall)" />
      <path d={outlinePath(cells.filter(({ id }) => site.table[id] === 1))} fill="var(--wood)" />
      {units.map((unit) => {
        const at = cells[cellOf(view, unit)];
        if (!at) return null;
        const centre = centreOf(at);
        const { side } = tokenLook(view, unit, 0);
        const isActive = view.activation?.character === unit;
        return (
          <circle
            key={unit}
            cx={centre.x}
            cy={centre.y}
            r="20"
            fill={`var(--${side}-disc)`}
            stroke={isActive ? 'var(--act-line)' : `var(--${side}-rim)`}
            strokeWidth={isActive ? 12 : 5}
          />
        );
      })}
    </svg>
  );
}
