import type { View } from '@tessera/gloomhaven/reading';
import { boundsOf, centreOf, hexesPath, outlinePath } from '@tessera/ui';
import { seatColour, standing } from './looks.ts';
import { cellsAt, cellsOf, doorsOf } from './model/cells.ts';
import { currentFigure } from './store.ts';

/** The map as a small picture: the rooms in sight, doors, what stands in the way, a disc for each hero and a shield for each monster. */
export function Thumbnail({ view }: { readonly view: View }) {
  const cells = cellsOf(view);
  const { x, y, side } = aroundFigures(view);
  const closed = doorsOf(view).flatMap(({ cell, isClosed }) => (isClosed ? [cell] : []));
  const active = currentFigure(view);
  return (
    <svg viewBox={`${x} ${y} ${side} ${side}`} width="100%" height="100%" aria-hidden="true">
      <path d={outlinePath(cells.all)} fill="var(--floor)" stroke="var(--slab-rim)" strokeWidth="8" />
      <path d={hexesPath(closed, 0.8)} fill="var(--wood)" />
      <path d={hexesPath(cellsAt(cells, view.map.obstacles.flat()), 0.8)} fill="var(--wood)" />
      {standing(view).map(({ id, figure }) => {
        const at = cells.byId.get(figure.cell);
        if (!at) return null;
        const centre = centreOf(at);
        const isParty = figure.side === 'party';
        return (
          <path
            key={id}
            transform={`translate(${centre.x} ${centre.y})`}
            d={isParty ? DISC : SHIELD}
            fill={isParty ? seatColour(figure.seat) : 'var(--rival-disc)'}
            stroke={id === active ? 'var(--act-line)' : isParty ? 'var(--own-rim)' : 'var(--rival-rim)'}
            strokeWidth={id === active ? 7 : 3}
          />
        );
      })}
    </svg>
  );
}

/** Lists show a wide strip out of the middle of a square: whoever stands on the map is in it. */
const STRIP = 2.4;

function aroundFigures(view: View) {
  const cells = cellsOf(view);
  const taken = cellsAt(
    cells,
    standing(view).map(({ figure }) => figure.cell),
  );
  const { x, y, width, height } = boundsOf(taken.length > 0 ? taken : cells.all);
  const side = Math.max(width, height * STRIP);
  return { x: x + (width - side) / 2, y: y + (height - side) / 2, side };
}

const DISC = 'M-14 0A14 14 0 1 1 14 0A14 14 0 1 1 -14 0Z';
const SHIELD = 'M0 -15L13 -10V2Q12 11 0 16Q-12 11 -13 2V-10Z';
