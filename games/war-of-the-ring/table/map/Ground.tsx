import { NATIONS, NONE, tables } from '@tessera/war-of-the-ring/facts';
import { memo } from 'react';
import { geometry, MAP, pathOf, REGION_PATHS } from './geometry.ts';
import { hashNoise } from './noise.ts';
import { MASSIFS, RIDGE_LINES, RIDGES, TERRAIN } from './terrain.ts';

const cellsOf = (...covers: readonly string[]) =>
  geometry.cells.flatMap(({ cover, points }) => (covers.includes(cover) ? [pathOf(points)] : [])).join('');
const bordersOf = (...kinds: readonly string[]) =>
  geometry.borders.flatMap(({ kind, points }) => (kinds.includes(kind) ? [pathOf(points, false)] : [])).join('');

const LAND = cellsOf('region', 'mountain');
const ICE = cellsOf('ice');
const LAKES = cellsOf('lake');
const MOUNTAINS = cellsOf('mountain');
const PASSAGES = bordersOf('passage');
const isLand = (cell: number) => ['region', 'mountain'].includes(geometry.cells[cell]?.cover ?? '');
const SHORES = geometry.borders
  .flatMap(({ cells: [a, b], points }) => (isLand(a) === isLand(b) ? [] : [pathOf(points, false)]))
  .join('');
const RIDGE_BED = RIDGE_LINES.map((line) => pathOf(line, false)).join('');
/** Three tones, so that adjacent regions differ slightly. */
const TONES = [0, 1, 2].map((tone) =>
  REGION_PATHS.filter((_, region) => Math.floor(hashNoise(region, 11) * 3) === tone).join(''),
);
const NATION_PATHS = tables.regionsOf.map((regions) => regions.map((region) => REGION_PATHS[region]).join(''));
/** Outer border of each Nation. */
const NATION_EDGES = NATIONS.map((_, nation) =>
  geometry.borders
    .filter(({ cells: [a, b] }) => (nationAt(a) === nation) !== (nationAt(b) === nation))
    .map(({ points }) => pathOf(points, false))
    .join(''),
);

function nationAt(cell: number): number {
  return tables.nationOf[cell] ?? NONE;
}

/** Strokes of each Nation's pattern, so that Nations differ without colour. */
const PATTERNS: readonly {
  readonly d: string;
  readonly size: number;
  readonly turn?: number;
  readonly dots?: boolean;
}[] = [
  { d: 'M0 4q2-3 4 0t4 0', size: 8 },
  { d: 'M2 2h.01M6 6h.01', size: 8, dots: true },
  { d: 'M0 2.5h5', size: 5 },
  { d: 'M0 3h6', size: 6, turn: -45 },
  { d: 'M0 3q2.500-2 5 0t5 0', size: 10 },
  { d: 'M0 3h6M3 0v6', size: 6, turn: 45 },
  { d: 'M0 2.500h5', size: 5, turn: 60 },
  { d: 'M1.500 1.500h.01M4 4h.01', size: 5, dots: true },
];

/** Static layer of the map: sea, coasts, Nations, passages and ridges. */
export const Ground = memo(function Ground() {
  const { x, y, width, height } = MAP;
  return (
    <g className="wr-ground" strokeLinejoin="round">
      <defs>
        {NATIONS.map((nation, i) => {
          const { d, size, turn = 0, dots } = PATTERNS[i]!;
          return (
            <pattern
              key={nation}
              id={`wr-pattern-${nation}`}
              width={size}
              height={size}
              patternUnits="userSpaceOnUse"
              patternTransform={`rotate(${turn})`}
            >
              <path
                d={d}
                fill="none"
                stroke={`var(--wr-${nation})`}
                strokeWidth={dots ? 1.5 : 0.9}
                strokeLinecap="round"
              />
            </pattern>
          );
        })}
        {NATIONS.map((nation, i) => (
          <clipPath key={nation} id={`wr-clip-${nation}`}>
            <path d={NATION_PATHS[i]} />
          </clipPath>
        ))}
        {/* The gradient ends inside its rectangle, so that the sea has no visible edge. */}
        <radialGradient id="wr-light">
          <stop offset="0.3" stopColor="var(--wr-lamp)" />
          <stop offset="0.8" stopColor="var(--wr-dusk)" />
          <stop offset="1" stopColor="var(--wr-dusk)" stopOpacity="0" />
        </radialGradient>
        <radialGradient id="wr-frost" gradientUnits="userSpaceOnUse" cx={x + width / 2} cy={y + 0.6 * height} r="560">
          <stop offset="0.62" stopColor="var(--wr-ice)" />
          <stop offset="1" stopColor="var(--wr-ice)" stopOpacity="0" />
        </radialGradient>
      </defs>
      <rect x={x - 600} y={y - 500} width={width + 1200} height={height + 1000} fill="var(--wr-sea)" />
      <path d={LAND} fill="none" stroke="var(--wr-shoal-1)" strokeWidth="34" />
      <path d={LAND} fill="none" stroke="var(--wr-shoal-2)" strokeWidth="20" />
      <path d={LAND} fill="none" stroke="var(--wr-shoal-3)" strokeWidth="9" />
      <path d={ICE} fill="url(#wr-frost)" />
      {TONES.map((d, tone) => (
        <path
          key={d.slice(0, 20)}
          d={d}
          fill={`var(--wr-land-${tone})`}
          stroke={`var(--wr-land-${tone})`}
          strokeWidth="0.6"
        />
      ))}
      <g data-ground="nations">
        {NATIONS.map((nation, i) => (
          <g key={nation}>
            <path d={NATION_PATHS[i]} fill={`var(--wr-${nation})`} fillOpacity="var(--wr-tint)" />
            <path d={NATION_PATHS[i]} fill={`url(#wr-pattern-${nation})`} opacity="var(--wr-hatch)" />
            <path
              d={NATION_EDGES[i]}
              fill="none"
              stroke={`var(--wr-${nation})`}
              strokeWidth="9"
              strokeOpacity="var(--wr-glow)"
              clipPath={`url(#wr-clip-${nation})`}
            />
            <path d={NATION_EDGES[i]} fill="none" stroke={`var(--wr-${nation})`} strokeWidth="1.5" />
          </g>
        ))}
      </g>
      <path d={LAKES} fill="var(--wr-shoal-2)" stroke="var(--wr-shoal-3)" strokeWidth="2.5" />
      <path d={PASSAGES} fill="none" stroke="var(--wr-border)" strokeWidth="0.9" />
      <path d={SHORES} fill="none" stroke="var(--wr-shore)" strokeWidth="1.4" />
      <path d={TERRAIN} fill="none" stroke="var(--wr-stroke)" strokeWidth="0.8" strokeLinecap="round" />
      <path d={MOUNTAINS} fill="var(--wr-bed)" />
      <path d={RIDGE_BED} fill="none" stroke="var(--wr-bed)" strokeWidth="5" strokeLinecap="round" />
      {[MASSIFS, RIDGES].map(({ lit, dark }) => (
        <g key={lit.slice(0, 20)} stroke="var(--wr-rock)" strokeWidth="0.5">
          <path d={lit} fill="var(--wr-peak)" />
          <path d={dark} fill="var(--wr-peak-dark)" />
        </g>
      ))}
      <rect x={x - 200} y={y - 200} width={width + 400} height={height + 400} fill="url(#wr-light)" />
    </g>
  );
});
