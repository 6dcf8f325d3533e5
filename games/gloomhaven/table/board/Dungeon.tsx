import { DIRECTION_INDICES, DIRECTIONS, type Direction } from '@tessera/space';
import { axialAt, type BoardCell, boundsOf, cornersOf, Floor, hexesPath, Lamp, outlinePath } from '@tessera/ui';
import { useId } from 'react';
import { type Cells, doorsOf, type MapInputs } from '../model/cells.ts';
import { stoneTile } from './stone.ts';

/** Share of the distance from the centre of the map to its corner that one lamp lights. */
const LIT = 0.75;
const SMALLEST_LIGHT = 200;

/** The parts of a map that change only when a room is revealed or a door opens: stone floor, lamplight, walls. */
export function dungeonLayers(view: MapInputs, cells: Cells) {
  const shut = new Set(doorsOf(view).flatMap(({ cell, isClosed }) => (isClosed ? [cell] : [])));
  const open = cells.all.filter((cell) => !shut.has(cell));
  const { x, y, width, height } = boundsOf(cells.all);
  const radius = Math.max(SMALLEST_LIGHT, LIT * Math.hypot(width, height));
  return {
    slab: <Ground cells={cells.all} />,
    floor: <Stone cells={open} shut={[...shut]} />,
    light: <Lamp cells={cells.all} at={axialAt({ x: x + width / 2, y: y + height / 2 })} radius={radius} />,
    walls: <StoneWalls d={wallsPath(cells, open)} />,
  };
}

/** The dark below the rooms. */
function Ground({ cells }: { readonly cells: readonly BoardCell[] }) {
  const outline = outlinePath(cells);
  return (
    <g strokeLinejoin="round" fill="var(--depth)" stroke="var(--depth)">
      <path d={outline} transform="translate(0 6)" strokeWidth="16" strokeOpacity="0.35" fillOpacity="0.35" />
      <path d={outline} transform="translate(0 4)" strokeWidth="9" />
      <path d={outline} fill="var(--grout)" stroke="none" />
    </g>
  );
}

/** Flagstones with their texture; hexes behind a closed door are dim. */
function Stone({ cells, shut }: { readonly cells: readonly BoardCell[]; readonly shut: readonly BoardCell[] }) {
  const stone = useId();
  const tile = stoneTile();
  return (
    <>
      <Floor cells={cells} seed={7} />
      <path d={hexesPath(shut, 0.98)} fill="var(--dusk-floor)" />
      {tile !== undefined && (
        <>
          <pattern id={stone} width="64" height="64" patternUnits="userSpaceOnUse">
            <image href={tile} width="64" height="64" />
          </pattern>
          <path d={hexesPath([...cells, ...shut], 0.97)} fill={`url(#${stone})`} opacity="0.5" />
        </>
      )}
    </>
  );
}

/** Walls of hewn stone: a dark foot, a rough top, and light along the upper edge. */
function StoneWalls({ d }: { readonly d: string }) {
  const rough = useId();
  const tile = stoneTile();
  return (
    <g fill="none" strokeLinecap="round" strokeLinejoin="round">
      <path d={d} transform="translate(0 2.500)" stroke="#000" strokeOpacity="0.4" strokeWidth="7" />
      <path d={d} stroke="var(--wall-foot)" strokeWidth="6.400" />
      <path d={d} transform="translate(0 -0.600)" stroke="var(--wall-top)" strokeWidth="4.600" />
      {tile !== undefined && (
        <>
          <pattern id={rough} width="32" height="32" patternUnits="userSpaceOnUse">
            <image href={tile} width="32" height="32" />
          </pattern>
          <path d={d} stroke={`url(#${rough})`} strokeWidth="5.400" strokeOpacity="0.8" />
        </>
      )}
      <path d={d} transform="translate(0 -2.200)" stroke="var(--wall-light)" strokeWidth="0.8" strokeOpacity="0.8" />
    </g>
  );
}

/** Returns every outer side of a room and the walls between tiles, except at closed doors. */
function wallsPath({ all, walls }: Cells, open: readonly BoardCell[]): string {
  const there = new Set(all.map(placeOf));
  const rim = open.flatMap((cell) =>
    DIRECTION_INDICES.filter((direction) => {
      const [dq, dr] = DIRECTIONS[direction];
      return !there.has(placeOf({ q: cell.q + dq, r: cell.r + dr }));
    }).map((direction) => sidePath(cell, direction)),
  );
  return [...rim, ...walls.map(([cell, direction]) => sidePath(cell, direction))].join('');
}

function placeOf({ q, r }: Pick<BoardCell, 'q' | 'r'>): string {
  return `${q} ${r}`;
}

/** Returns the path of one side of a hex. */
export function sidePath(cell: BoardCell, direction: Direction): string {
  const corners = cornersOf(cell);
  const [a, b] = [corners[(direction + 5) % 6]!, corners[direction]!];
  return `M${a.x.toFixed(1)} ${a.y.toFixed(1)}L${b.x.toFixed(1)} ${b.y.toFixed(1)}`;
}
