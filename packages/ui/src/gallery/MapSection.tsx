import type { Point } from '@tessera/space';
import { useState } from 'react';
import type { Bounds, CellId } from '../board/hexGeometry.ts';
import { type MapArea, MapBoard } from '../board/MapBoard.tsx';
import { Section } from './Section.tsx';

/** A map of areas with any outline, for games on regions instead of hexes. */
export function MapSection() {
  const [selected, setSelected] = useState<CellId>();
  const [said, setSaid] = useState('Choose a region; choose it again to commit.');
  return (
    <Section span={12} title="Map" note={`${REGIONS.length} regions, one hit-test; drag, wheel, pinch, arrows, Tab`}>
      <div className="h-72 overflow-hidden rounded-control bg-table">
        <MapBoard
          areas={AREAS}
          bounds={BOUNDS}
          areaAt={areaAt}
          neighboursOf={(area) => NEIGHBOURS.get(area) ?? []}
          ground={GROUND}
          label="The valley"
          describe={String}
          targets={['Fens', 'Weald', 'Downs']}
          selected={selected}
          onSelect={(area) => {
            setSelected(area);
            setSaid(`${area}: chosen`);
          }}
          onCommit={(area) => setSaid(`${area}: committed`)}
          onCancel={() => setSelected(undefined)}
          words={{ zoomIn: 'Closer', zoomOut: 'Farther', fit: 'Show all' }}
        >
          {selected !== undefined && (
            <path
              d={AREAS.get(selected)?.outline}
              fill="var(--act-soft)"
              stroke="var(--act-line)"
              strokeWidth="3"
              strokeLinejoin="round"
            />
          )}
        </MapBoard>
      </div>
      <p className="mt-2 mb-0 text-note text-muted">{said}</p>
    </Section>
  );
}

const BOUNDS: Bounds = { x: 0, y: 0, width: 480, height: 240 };

interface RegionOf {
  readonly name: string;
  readonly corners: readonly Point[];
  readonly beside: readonly string[];
}

const at = (x: number, y: number): Point => ({ x, y });
const REGIONS: readonly RegionOf[] = [
  {
    name: 'Fens',
    corners: [at(10, 20), at(130, 10), at(160, 90), at(90, 130), at(14, 110)],
    beside: ['Weald', 'Downs'],
  },
  {
    name: 'Weald',
    corners: [at(130, 10), at(300, 16), at(320, 80), at(230, 120), at(160, 90)],
    beside: ['Fens', 'Downs', 'Marches', 'Vale'],
  },
  {
    name: 'Marches',
    corners: [at(300, 16), at(468, 24), at(470, 130), at(370, 130), at(320, 80)],
    beside: ['Weald', 'Vale'],
  },
  {
    name: 'Downs',
    corners: [at(14, 110), at(90, 130), at(160, 90), at(230, 120), at(210, 224), at(20, 226)],
    beside: ['Fens', 'Weald', 'Vale'],
  },
  {
    name: 'Vale',
    corners: [at(230, 120), at(320, 80), at(370, 130), at(470, 130), at(460, 226), at(210, 224)],
    beside: ['Weald', 'Marches', 'Downs'],
  },
];

const NEIGHBOURS = new Map<CellId, readonly string[]>(REGIONS.map(({ name, beside }) => [name, beside]));
const AREAS = new Map<CellId, MapArea>(
  REGIONS.map(({ name, corners }) => [name, { id: name, at: middleOf(corners), outline: outlineOf(corners) }]),
);

const GROUND = REGIONS.map(({ name, corners }, n) => {
  const { x, y } = middleOf(corners);
  return (
    <g key={name}>
      <path
        d={outlineOf(corners)}
        fill={n % 2 === 0 ? 'var(--floor)' : 'var(--surface)'}
        stroke="var(--control)"
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <text x={x} y={y} textAnchor="middle" fontSize="18" fill="var(--ink)" className="font-title font-semibold">
        {name}
      </text>
    </g>
  );
});

function areaAt(point: Point): CellId | undefined {
  return REGIONS.find(({ corners }) => isInside(point, corners))?.name;
}

/** Whether a ray from the point to the right crosses the outline an odd number of times. */
function isInside({ x, y }: Point, corners: readonly Point[]): boolean {
  const crossed = corners.filter((from, n) => {
    const to = corners[(n + 1) % corners.length]!;
    return from.y > y !== to.y > y && x < from.x + ((y - from.y) / (to.y - from.y)) * (to.x - from.x);
  });
  return crossed.length % 2 === 1;
}

function outlineOf(corners: readonly Point[]): string {
  return `M${corners.map(({ x, y }) => `${x} ${y}`).join('L')}Z`;
}

function middleOf(corners: readonly Point[]): Point {
  const mean = (values: readonly number[]) => values.reduce((sum, one) => sum + one, 0) / values.length;
  return at(mean(corners.map(({ x }) => x)), mean(corners.map(({ y }) => y)));
}
