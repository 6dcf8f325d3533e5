import { currentFigure, type View } from '@tessera/gloomhaven/selectors';
import { boundsOf, centreOf, hexesPath, outlinePath } from '@tessera/ui';
import { MiniatureArt } from './board/Miniature.tsx';
import { DUNGEON, numberedFigures } from './looks.ts';
import { cellsAt, cellsOf, doorsOf } from './model/cells.ts';

/** The map as a thumbnail: the revealed rooms, doors, obstacles, and figures as on the board. */
export function Thumbnail({ view }: { readonly view: View }) {
  const cells = cellsOf(view);
  const { x, y, side } = aroundFigures(view);
  const closed = doorsOf(view).flatMap(({ cell, isClosed }) => (isClosed ? [cell] : []));
  const active = currentFigure(view);
  return (
    <svg viewBox={`${x} ${y} ${side} ${side}`} width="100%" height="100%" aria-hidden="true" style={DUNGEON}>
      <path d={outlinePath(cells.all)} fill="var(--grout)" stroke="var(--wall-top)" strokeWidth="8" />
      <path d={hexesPath(cells.all, 0.95)} fill="var(--floor)" />
      <path d={hexesPath(closed, 0.8)} fill="var(--wood)" />
      <path d={hexesPath(cellsAt(cells, view.map.obstacles.flat()), 0.8)} fill="var(--wood)" />
      {numberedFigures(view).map(({ id, figure }) => {
        const at = cells.byId.get(figure.cell);
        if (!at) return null;
        const centre = centreOf(at);
        return (
          <g key={id} transform={`translate(${centre.x} ${centre.y}) scale(1.2)`}>
            {id === active && <circle r="15" fill="none" stroke="var(--act-line)" strokeWidth="3" />}
            <MiniatureArt figure={figure} />
          </g>
        );
      })}
    </svg>
  );
}

/** Aspect ratio of the strip that lists cut from the middle. All figures must be inside it. */
const STRIP = 2.4;
/** Minimum width in drawing units: nine hexes, so that a room is recognizable. */
const LEAST = 310;

function aroundFigures(view: View) {
  const cells = cellsOf(view);
  const taken = cellsAt(
    cells,
    numberedFigures(view).map(({ figure }) => figure.cell),
  );
  const { x, y, width, height } = boundsOf(taken.length > 0 ? taken : cells.all);
  const side = Math.max(width, height * STRIP, LEAST);
  return { x: x + (width - side) / 2, y: y + (height - side) / 2, side };
}
