import { type BoardCell, centreOf, hexesPath, outlinePath } from '@tessera/ui';
import type { ReactNode } from 'react';

/** Materials of obstacles: the base below all hexes. */
type Base = 'wood' | 'stone' | 'leaf' | 'none';

interface ObstacleLook {
  readonly base: Base;
  /** Whether one board or slab lies over all hexes, under the pieces. */
  readonly isLong?: boolean;
  /** The drawing on each hex. */
  readonly piece: ReactNode;
}

const WOOD = { fill: 'var(--wood)', stroke: 'var(--wood-side)', strokeWidth: 1.3 } as const;
const STONE = { fill: 'var(--wall-high)', stroke: 'var(--wall-side)', strokeWidth: 1.3 } as const;
const LEAF = { fill: 'var(--leaf)', stroke: 'var(--leaf-side)', strokeWidth: 1.2 } as const;
const LINE = { fill: 'none', stroke: 'var(--wood-side)', strokeWidth: 1.2 } as const;
const CRACK = { fill: 'none', stroke: 'var(--wall-side)', strokeWidth: 1.2 } as const;

const boulder = (
  <>
    <path d="M-13 5L-10 -7L-2 -12L8 -10L13 -1L10 9L-4 11Z" {...STONE} />
    <path d="M-2 -12L1 -3L13 -1M1 -3L-4 11" {...CRACK} />
  </>
);
const tree = (
  <>
    <rect x="-2.500" y="2" width="5" height="11" {...WOOD} />
    <circle cx="-6" cy="-1" r="7.500" {...LEAF} />
    <circle cx="6" cy="-1" r="7.500" {...LEAF} />
    <circle cy="-7" r="8" {...LEAF} />
    <path d="M-3 -10Q0 -13 3 -10" fill="none" stroke="var(--leaf-high)" strokeWidth="1.500" />
  </>
);
const books = (
  <>
    <rect x="-13" y="-10" width="26" height="20" {...WOOD} />
    <path d="M-13 0H13" {...LINE} />
    <path
      d="M-10 -8V-1M-6 -8V-1M-1 -8V-1M4 -8V-1M9 -8V-1M-9 2V9M-3 2V9M2 2V9M7 2V9"
      stroke="var(--wood-high)"
      strokeWidth="2.600"
    />
  </>
);
const crate = (
  <>
    <path d="M-13 -6L0 -14L13 -6V7L0 14L-13 7Z" {...WOOD} />
    <path d="M-13 -6L0 1L13 -6M0 1V14" {...LINE} />
    <path d="M-9 -6L0 -11.500L9 -6" fill="none" stroke="var(--wood-high)" strokeWidth="1.500" />
  </>
);

/** Looks of obstacles by the art of the content. */
const LOOKS: Readonly<Record<string, ObstacleLook>> = {
  'boulder-1': { base: 'none', piece: boulder },
  'boulder-2': { base: 'stone', piece: boulder },
  'boulder-3': { base: 'stone', piece: boulder },
  'tree-3': { base: 'leaf', piece: tree },
  bush: {
    base: 'none',
    piece: (
      <>
        <circle cx="-6" cy="3" r="6.500" {...LEAF} />
        <circle cx="6" cy="4" r="6" {...LEAF} />
        <circle cy="-3" r="7" {...LEAF} />
        <path d="M-3 -5L0 -2L3 -5M-8 2L-6 4" fill="none" stroke="var(--leaf-high)" strokeWidth="1.300" />
      </>
    ),
  },
  stump: {
    base: 'none',
    piece: (
      <>
        <path d="M-10 -2V7L-13 11H13L10 7V-2Z" {...WOOD} />
        <ellipse cy="-2" rx="10" ry="6" fill="var(--wood-high)" stroke="var(--wood-side)" strokeWidth="1.300" />
        <ellipse cy="-2" rx="6" ry="3.500" {...LINE} />
        <ellipse cy="-2" rx="2" ry="1.200" {...LINE} />
      </>
    ),
  },
  pillar: {
    base: 'none',
    piece: (
      <>
        <rect x="-11" y="-11" width="22" height="22" rx="2" fill="var(--wall-side)" />
        <circle r="9.500" {...STONE} />
        <circle r="5.500" {...CRACK} />
      </>
    ),
  },
  'rock-column': {
    base: 'none',
    piece: (
      <>
        <path d="M-9 12L-11 -3L-4 -13L6 -12L11 -2L9 12Z" {...STONE} />
        <path d="M-4 -13L-2 -4L-9 12M-2 -4L11 -2" {...CRACK} />
      </>
    ),
  },
  stalagmites: { base: 'none', piece: <path d="M-13 11L-8 -5L-4 11ZM-5 11L1 -13L6 11ZM5 11L9 -1L13 11Z" {...STONE} /> },
  crystal: {
    base: 'none',
    piece: (
      <path
        d="M-10 11L-7 -4L-3 11ZM-4 11L1 -13L6 11ZM5 11L9 -2L12 11Z"
        fill="var(--water-high)"
        stroke="var(--water-side)"
        strokeWidth="1.300"
      />
    ),
  },
  table: {
    base: 'none',
    isLong: true,
    piece: (
      <>
        <rect x="-12" y="-9" width="24" height="17" rx="1.500" {...WOOD} />
        <path d="M-12 -3H12M-12 3H12" stroke="var(--wood-high)" strokeWidth="1.200" />
      </>
    ),
  },
  crate: { base: 'none', piece: crate },
  barrel: {
    base: 'none',
    piece: (
      <>
        <path d="M-8 -11H8Q12 0 8 11H-8Q-12 0 -8 -11Z" {...WOOD} />
        <path d="M-10 -5H10M-10 5H10" stroke="var(--wood-side)" strokeWidth="2.200" />
        <path d="M-3 -11Q-5 0 -3 11M3 -11Q5 0 3 11" {...LINE} />
      </>
    ),
  },
  shelf: { base: 'none', isLong: true, piece: books },
  bookcase: { base: 'none', isLong: true, piece: books },
  cabinet: {
    base: 'none',
    isLong: true,
    piece: (
      <>
        <rect x="-11" y="-11" width="22" height="22" {...WOOD} />
        <path d="M0 -11V11M-8 -8H-3V8H-8ZM3 -8H8V8H3Z" {...LINE} />
        <path d="M-1.800 -1V2M1.800 -1V2" stroke="var(--wood-high)" strokeWidth="1.400" />
      </>
    ),
  },
  sarcophagus: {
    base: 'none',
    isLong: true,
    piece: (
      <>
        <path d="M-6 -13H6L10 -5L7 13H-7L-10 -5Z" {...STONE} />
        <path d="M0 -8V5M-4 -3H4" stroke="var(--wall-side)" strokeWidth="1.800" />
      </>
    ),
  },
  altar: {
    base: 'none',
    isLong: true,
    piece: (
      <>
        <path d="M-13 -7H13L10 10H-10Z" {...STONE} />
        <path d="M-13 -7H13V-3H-13Z" fill="var(--wall-side)" />
        <path d="M0 -10L2.500 -5H-2.500Z" fill="var(--magic)" />
        <circle cy="3" r="3" {...CRACK} />
      </>
    ),
  },
  fountain: {
    base: 'none',
    piece: (
      <>
        <circle r="12.500" {...STONE} />
        <circle r="9" fill="var(--water)" stroke="var(--water-side)" />
        <path d="M0 -6Q-4 -2 -4 2M0 -6Q4 -2 4 2M0 -6V3" fill="none" stroke="var(--water-high)" strokeWidth="1.400" />
      </>
    ),
  },
  totem: {
    base: 'none',
    piece: (
      <>
        <path d="M-6 13V-13H6V13Z" {...WOOD} />
        <path d="M-12 -8L-6 -6V-11ZM12 -8L6 -6V-11Z" {...WOOD} />
        <path
          d="M-3.500 -8H-1M1 -8H3.500M-3 -3H3M-6 1H6M-3.500 5H-1M1 5H3.500M-3 9H3"
          stroke="var(--wood-high)"
          strokeWidth="1.500"
        />
      </>
    ),
  },
  nest: {
    base: 'none',
    piece: (
      <>
        <ellipse rx="13" ry="9.500" {...WOOD} />
        <ellipse rx="8.500" ry="5.500" fill="var(--wood-side)" />
        <path d="M-12 -3L-5 -8M-11 5L-4 9M5 -8L12 -3M4 9L11 5" stroke="var(--wood-high)" strokeWidth="1.200" />
        <circle cx="-3" r="2.600" fill="#efe6d2" />
        <circle cx="3" cy="1" r="2.600" fill="#efe6d2" />
      </>
    ),
  },
  'dark-pit': {
    base: 'none',
    piece: (
      <>
        <ellipse rx="14" ry="11" fill="#000" fillOpacity="0.850" stroke="var(--wall-side)" strokeWidth="2" />
        <path d="M-10 -7Q0 -12 10 -7" fill="none" stroke="var(--wall-high)" strokeWidth="1.200" />
      </>
    ),
  },
  'wall-section': {
    base: 'stone',
    piece: (
      <>
        <path d="M-14 -9H14V9H-14Z" {...STONE} />
        <path d="M-14 -3H14M-14 3H14M-5 -9V-3M6 -9V-3M0 -3V3M-9 -3V3M9 -3V3M-5 3V9M6 3V9" {...CRACK} />
      </>
    ),
  },
};

/** Obstacles that cards create. */
const RUBBLE: ObstacleLook = { base: 'none', piece: boulder };

const BASES: Readonly<Record<Base, string | undefined>> = {
  wood: 'var(--wood-side)',
  stone: 'var(--wall)',
  leaf: 'var(--leaf-side)',
  none: undefined,
};

/** An obstacle over all its hexes, drawn as the thing that it is. */
export function Obstacle({ cells, art }: { readonly cells: readonly BoardCell[]; readonly art: string | undefined }) {
  const { base, piece, isLong } = (art === undefined ? undefined : LOOKS[art]) ?? RUBBLE;
  const outline = outlinePath(cells);
  const ground = cells.length > 1 ? BASES[base] : undefined;
  return (
    <g strokeLinejoin="round" data-art={art}>
      <g transform="translate(0 3)">
        <path d={ground ? outline : hexesPath(cells, 0.72)} fill="#000" fillOpacity="0.350" />
      </g>
      {ground && <path d={outline} fill={ground} stroke="var(--wall-side)" strokeWidth="1" fillOpacity="0.850" />}
      {isLong && cells.length > 1 && <LongBase cells={cells} />}
      {cells.map((cell) => (
        <g key={cell.id} transform={`translate(${centreOf(cell).x} ${centreOf(cell).y - 2})`}>
          {piece}
        </g>
      ))}
    </g>
  );
}

/** Checks whether the map has a drawing for an art of the content. */
export function hasObstacleArt(art: string): boolean {
  return LOOKS[art] !== undefined;
}

/** One board that joins the pieces of a long obstacle. */
function LongBase({ cells }: { readonly cells: readonly BoardCell[] }) {
  const points = cells.map(centreOf).map(({ x, y }) => `${x.toFixed(1)} ${(y - 2).toFixed(1)}`);
  return (
    <path d={`M${points.join('L')}`} fill="none" stroke="var(--wood-side)" strokeWidth="16" strokeLinecap="round" />
  );
}
