import { cellOf, unitCount, type View } from '@tessera/heist-city';
import { centreOf } from '@tessera/ui';
import { siteCells } from './board/siteCells.ts';
import { tokenLook } from './model/crews.ts';
import { SitePicture } from './SitePicture.tsx';

/** The board as a small picture: the site, and a dot for everybody, ringed where somebody is to act. */
export function Thumbnail({ view }: { readonly view: View }) {
  const cells = siteCells(view.map);
  const units = Array.from({ length: unitCount(view) }, (_, unit) => unit).filter((unit) => cellOf(view, unit) >= 0);
  return (
    <SitePicture map={view.map}>
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
    </SitePicture>
  );
}
