import { cellOf, unitCount, type View } from '@tessera/heist-city';
import { type Bounds, boundsOf, centreOf } from '@tessera/ui';
import { siteCells } from './board/siteCells.ts';
import { tokenLook } from './model/crews.ts';
import { SitePicture } from './SitePicture.tsx';

/** Small picture of the board: the site around the acting character, or its middle, and a dot per unit. */
export function Thumbnail({ view }: { readonly view: View }) {
  const cells = siteCells(view.map);
  const units = Array.from({ length: unitCount(view) }, (_, unit) => unit).filter((unit) => cellOf(view, unit) >= 0);
  const acting = view.activation ? cells[cellOf(view, view.activation.character)] : undefined;
  return (
    <SitePicture map={view.map} part={partAround(boundsOf(cells), acting && centreOf(acting))} hasHexes>
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
            r="17"
            fill={`var(--${side}-disc)`}
            stroke={isActive ? 'var(--act-line)' : `var(--${side}-rim)`}
            strokeWidth={isActive ? 8 : 3}
          />
        );
      })}
    </SitePicture>
  );
}

/** Shown share of a site's width, and the aspect ratio of the cards. */
const SHARE = 0.7;
const SHAPE = 2.4;

/** Returns the part of the site around a point, or its middle, within its bounds. */
function partAround(all: Bounds, middle: { readonly x: number; readonly y: number } | undefined): Bounds {
  const width = all.width * (middle ? SHARE : 1);
  const height = Math.min(all.height, width / SHAPE);
  const { x, y } = middle ?? { x: all.x + all.width / 2, y: all.y + all.height / 2 };
  const within = (at: number, from: number, room: number) => Math.max(from, Math.min(from + room, at));
  return {
    x: within(x - width / 2, all.x, all.width - width),
    y: within(y - height / 2, all.y, all.height - height),
    width,
    height,
  };
}
