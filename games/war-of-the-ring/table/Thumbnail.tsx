import type { View } from '@tessera/war-of-the-ring';
import { FREE, NATIONS, tables } from '@tessera/war-of-the-ring/facts';
import { geometry, LAND, pathOf } from './map/geometry.ts';
import { armiesIn } from './model/armies.ts';

/** At this size every third point of a border is enough. */
const rough = (region: number) => pathOf(geometry.cells[region]!.points.filter((_, i) => i % 3 === 0));
const ALL_LAND = tables.regions.map((_, region) => rough(region)).join('');
const NATION_LANDS = tables.regionsOf.map((regions) => regions.map(rough).join(''));

/** Side of the square in lists, which may show only the middle: the land fills its width. */
const SIDE = LAND.width + 12;
const BOX = [LAND.x - 6, LAND.y + LAND.height / 2 - SIDE / 2, SIDE, SIDE].join(' ');

/** Small picture of the map: Nations, Armies as marks by size, the Ring at its last known position. */
export function Thumbnail({ view }: { readonly view: View }) {
  const { region, hidden } = view.fellowship;
  const bearers = geometry.middles[region]!;
  return (
    <svg viewBox={BOX} width="100%" height="100%" aria-hidden="true">
      <rect x={LAND.x - SIDE} y={LAND.y - SIDE} width={3 * SIDE} height={3 * SIDE} fill="var(--wr-sea)" />
      <path d={ALL_LAND} fill="var(--wr-land-0)" stroke="var(--wr-shoal-3)" strokeWidth="2" />
      {NATIONS.map((nation, i) => (
        <path key={nation} d={NATION_LANDS[i]} fill={`var(--wr-${nation})`} fillOpacity="0.55" />
      ))}
      {tables.regions.flatMap((id, place) =>
        armiesIn(view, place).map(({ side, units, leaders }) => {
          const { x, y } = geometry.middles[place]!;
          const size = 6 + Math.min(10, units + leaders / 2) * 0.9;
          return (
            <path
              key={`${id} ${side}`}
              d={side === FREE ? shield(x, y, size) : hexagon(x, y, size)}
              fill={side === FREE ? 'var(--wr-free)' : 'var(--wr-shadow)'}
              stroke={side === FREE ? 'var(--wr-free-line)' : 'var(--wr-shadow-line)'}
              strokeWidth="2.500"
            />
          );
        }),
      )}
      <circle
        cx={bearers.x}
        cy={bearers.y - 16}
        r="9"
        fill="none"
        stroke={hidden ? '#ffd98a' : 'var(--enemy)'}
        strokeWidth="5"
      />
    </svg>
  );
}

function shield(x: number, y: number, size: number): string {
  return `M${x - size} ${y - size}h${2 * size}v${size}q0 ${size} ${-size} ${1.3 * size}q${-size} ${-0.3 * size} ${-size} ${-1.3 * size}Z`;
}

function hexagon(x: number, y: number, size: number): string {
  return `M${x - 1.2 * size} ${y}l${0.6 * size} ${-size}h${1.2 * size}l${0.6 * size} ${size}l${-0.6 * size} ${size}h${-1.2 * size}Z`;
}
