import { memo, useId, useMemo } from 'react';
import { FLOOR_SHADES, scratchesOf, shadeOf } from './grain.ts';
import { type Axial, centreOf, cornersOf, hexesPath, outlinePath, sidesPath } from './hexGeometry.ts';

export interface CellsProps {
  readonly cells: readonly Axial[];
}

/** The slab under a board: its rim, lit from above. */
export const Slab = memo(function Slab({ cells }: CellsProps) {
  const outline = useMemo(() => outlinePath(cells), [cells]);
  return (
    <g strokeLinejoin="round">
      <path d={outline} transform="translate(0 7)" fill="var(--slab)" stroke="var(--slab)" strokeWidth="22" />
      <path d={outline} fill="var(--slab-rim)" stroke="var(--slab-rim)" strokeWidth="18" />
      <path d={outline} fill="none" stroke="var(--slab-high)" strokeWidth="12" strokeOpacity="0.55" />
      <path d={outline} fill="var(--grout)" stroke="var(--slab-rim)" strokeWidth="9" />
    </g>
  );
});

/** The floor: flagstones in five shades with worn edges. A fixed number of paths for any number of cells. */
export const Floor = memo(function Floor({ cells, seed = 1 }: CellsProps & { readonly seed?: number }) {
  const { shades, edges, scratches } = useMemo(() => floorPaths(cells, seed), [cells, seed]);
  return (
    <g>
      {shades.map((path, shade) => (
        <path key={SHADE_COLOURS[shade]} d={path} fill={SHADE_COLOURS[shade]} />
      ))}
      <path d={scratches} stroke="var(--floor-high)" strokeOpacity="0.28" strokeWidth="0.7" fill="none" />
      <path d={edges.low} stroke="var(--floor-low)" strokeOpacity="0.55" strokeWidth="1" fill="none" />
      <path d={edges.high} stroke="var(--floor-high)" strokeOpacity="0.6" strokeWidth="1" fill="none" />
    </g>
  );
});

/** The light of one lamp over the board, with dusk beyond its radius. */
export const Lamp = memo(function Lamp({ cells, at, radius }: LampProps) {
  const light = useId();
  const outline = useMemo(() => outlinePath(cells), [cells]);
  const { x, y } = centreOf(at);
  return (
    <g>
      <radialGradient id={light} gradientUnits="userSpaceOnUse" cx={x} cy={y} r={radius}>
        <stop offset="0" stopColor="var(--lamp)" />
        <stop offset="0.55" stopColor="var(--lamp)" stopOpacity="0" />
        <stop offset="0.56" stopColor="var(--dusk)" stopOpacity="0" />
        <stop offset="1" stopColor="var(--dusk)" />
      </radialGradient>
      <path d={outline} fill={`url(#${light})`} />
    </g>
  );
});

export interface LampProps extends CellsProps {
  readonly at: Axial;
  /** In units of the drawing. */
  readonly radius: number;
}

/** Bevelled blocks on the floor: walls of stone, tables of wood. */
export const Walls = memo(function Walls({ cells, kind = 'wall' }: WallsProps) {
  const paths = useMemo(
    () => ({
      outline: outlinePath(cells),
      seams: hexesPath(cells),
      lit: sidesPath(cells, FACING_UP),
      shaded: sidesPath(cells, FACING_DOWN),
    }),
    [cells],
  );
  const [top, high, side] = [`var(--${kind})`, `var(--${kind}-high)`, `var(--${kind}-side)`];
  return (
    <g fill="none" strokeLinejoin="round" strokeLinecap="round">
      <path d={paths.outline} transform="translate(0 7)" fill="var(--floor-low)" fillOpacity="0.65" />
      <path d={paths.outline} transform="translate(0 4)" fill={side} />
      <path d={paths.outline} fill={top} stroke={side} strokeWidth="1" />
      <path d={paths.seams} stroke={side} strokeOpacity="0.22" strokeWidth="0.8" />
      <path d={paths.shaded} transform="translate(0 -1.2)" stroke={side} strokeOpacity="0.45" strokeWidth="1.6" />
      <path d={paths.lit} transform="translate(0 1.2)" stroke={high} strokeWidth="2" />
    </g>
  );
});

/** Upper right and upper left; lower left and lower right. */
const FACING_UP = [1, 2] as const;
const FACING_DOWN = [4, 5] as const;

export interface WallsProps extends CellsProps {
  readonly kind?: 'wall' | 'wood' | undefined;
}

/** Between one hex and the next there is grout. */
const STONE = 0.96;

const SHADE_COLOURS = [
  'var(--floor)',
  'color-mix(in oklab, var(--floor), var(--floor-high) 12%)',
  'color-mix(in oklab, var(--floor), var(--floor-high) 24%)',
  'color-mix(in oklab, var(--floor), var(--floor-low) 16%)',
  'color-mix(in oklab, var(--floor), var(--floor-low) 30%)',
];

function floorPaths(cells: readonly Axial[], seed: number) {
  const byShade: Axial[][] = Array.from({ length: FLOOR_SHADES }, () => []);
  const edges = { high: '', low: '' };
  let scratches = '';
  for (const cell of cells) {
    byShade[shadeOf(cell, seed)]?.push(cell);
    scratches += scratchesOf(cell, centreOf(cell), seed);
    const corners = cornersOf(cell, STONE * 0.97);
    // Corners run counter-clockwise from the upper right: 1 is the top, 4 the bottom.
    edges.high += line([2, 1, 0], corners);
    edges.low += line([3, 4, 5], corners);
  }
  return { shades: byShade.map((some) => hexesPath(some, STONE)), edges, scratches };
}

function line(order: readonly number[], corners: readonly { readonly x: number; readonly y: number }[]): string {
  const points = order.flatMap((index) => corners[index] ?? []);
  return `M${points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`;
}
