import { Icon } from '@tessera/ui';
import { crossedSwords, lock } from '@tessera/ui/icons';
import type { View } from '@tessera/war-of-the-ring';
import { ARMY_LIMIT, isBesieged, NOBODY, regionAt, SITE, tables } from '@tessera/war-of-the-ring/facts';
import { memo } from 'react';
import type { RefusedPlace } from '../choice/refusedPlaces.ts';
import type { Separation } from '../model/separation.ts';
import { geometry, REGION_PATHS } from './geometry.ts';
import { cornerOf, type MapLabels, type Spot } from './labels.ts';
import type { Layer } from './layer.ts';

export interface MarksProps {
  readonly view: View;
  readonly layers: ReadonlySet<Layer>;
  readonly targets: readonly number[];
  readonly refused: readonly RefusedPlace[];
  readonly from: number | undefined;
  readonly to: number | undefined;
  readonly inspected: number | undefined;
  readonly highlighted: readonly number[];
  /** Regions that separated Companions could reach, and Nations they would activate. */
  readonly separation: Separation | undefined;
  readonly labels: MapLabels;
}

const pathsOf = (regions: readonly number[]) => regions.map((region) => REGION_PATHS[region]).join('');
const LINE = { fill: 'none', vectorEffect: 'non-scaling-stroke', strokeLinejoin: 'round' } as const;

/** Marks over the land: choices, the selected region, and the active layers. */
export const Marks = memo(function Marks(props: MarksProps) {
  const { view, layers, targets, refused, from, to, inspected, highlighted, separation, labels } = props;
  const { unit } = labels;
  return (
    <g>
      {layers.has('control') && <Control view={view} />}
      {layers.has('muster') && <Muster view={view} />}
      {layers.has('borders') && inspected !== undefined && <Neighbours region={inspected} />}
      {highlighted.length > 0 && (
        <path
          d={pathsOf(highlighted)}
          {...LINE}
          fill="var(--magic)"
          fillOpacity="0.16"
          stroke="var(--magic)"
          strokeWidth="2"
        />
      )}
      {separation && <Separated separation={separation} unit={unit} />}
      {layers.has('reach') && targets.length > 0 && (
        <path
          data-mark="targets"
          d={pathsOf(targets)}
          {...LINE}
          fill="var(--act)"
          fillOpacity="0.24"
          stroke="var(--act-line)"
          strokeWidth="2"
        />
      )}
      {inspected !== undefined && (
        <path d={REGION_PATHS[inspected]} {...LINE} stroke="var(--ink)" strokeWidth="2.500" />
      )}
      {view.battle && <Fight from={regionAt(view.battle.from)} to={regionAt(view.battle.to)} unit={unit} />}
      {from !== undefined && <path d={REGION_PATHS[from]} {...LINE} stroke="var(--act-line)" strokeWidth="3.500" />}
      {to !== undefined && (
        <path
          d={REGION_PATHS[to]}
          {...LINE}
          fill="var(--act)"
          fillOpacity="0.4"
          stroke="var(--act-line)"
          strokeWidth="4"
        />
      )}
      {from !== undefined && to !== undefined && from !== to && <Arrow from={from} to={to} unit={unit} />}
      {refused.map((place) => (
        <Refused key={place.region} place={place} at={cornerOf(labels, place.region)} unit={unit} />
      ))}
    </g>
  );
});

/** Regions that Companions could reach, with a star if they would activate a Nation. */
function Separated({ separation, unit }: { readonly separation: Separation; readonly unit: number }) {
  return (
    <g data-mark="separation">
      <path
        d={pathsOf(separation.regions)}
        {...LINE}
        fill="var(--ally)"
        fillOpacity="0.22"
        stroke="var(--ally)"
        strokeWidth="1.500"
      />
      {separation.wakes.map(({ region }) => {
        const { x, y } = geometry.middles[region]!;
        return (
          <path
            key={region}
            transform={`translate(${x} ${y}) scale(${unit}) translate(0 -24)`}
            d="M0-9L2.600-3H9L4 1.200L6 8L0 4L-6 8L-4 1.200L-9-3H-2.600Z"
            fill="var(--wr-free)"
            stroke="var(--wr-free-ink)"
            strokeWidth="1.500"
          />
        );
      })}
    </g>
  );
}

/** A destination that the rules refuse: a dashed outline, a lock, and the number of units if there would be too many. */
function Refused({
  place,
  at: { x, y },
  unit,
}: {
  readonly place: RefusedPlace;
  readonly at: Spot;
  readonly unit: number;
}) {
  const text = place.units === undefined ? '' : ` ${place.units} / ${ARMY_LIMIT}`;
  const width = 20 + 6.5 * text.length;
  return (
    <g data-mark="refused">
      <path
        d={REGION_PATHS[place.region]}
        {...LINE}
        fill="var(--table)"
        fillOpacity="0.35"
        stroke="var(--muted)"
        strokeWidth="2"
        strokeDasharray="5 4"
      />
      <g transform={`translate(${x} ${y}) scale(${unit}) translate(0 -8)`} color="var(--ink)">
        <rect
          x="-10"
          y="-9"
          width={width}
          height="18"
          rx="4"
          fill="var(--surface)"
          stroke="var(--control)"
          strokeDasharray="3 2"
        />
        <Icon of={lock} size={12} x={-6} y={-6} />
        <text x="8" dominantBaseline="central" fontSize="13" fill="var(--ink)" className="font-numeral font-semibold">
          {text.trim()}
        </text>
      </g>
    </g>
  );
}

/** Radius and shift of a number at the corner of a label, in pixels. */
const NUMBER = { radius: 9, shift: 3 } as const;

interface NumbersProps {
  readonly targets: readonly number[];
  /** Number of the key of each region. */
  readonly numbers: ReadonlyMap<number, number>;
  readonly labels: MapLabels;
}

/** Numbers of the regions that can be chosen, above names and pieces. */
export const Numbers = memo(function Numbers({ targets, numbers, labels }: NumbersProps) {
  return targets.map((region) => {
    const number = numbers.get(region);
    if (number === undefined) return null;
    return <Badge key={region} at={cornerOf(labels, region)} number={number} unit={labels.unit} />;
  });
});

/** Returns the region whose number is under a point. */
export function regionOfNumber({ targets, numbers, labels }: NumbersProps, { x, y }: Spot): number | undefined {
  return targets.find((region) => {
    const corner = cornerOf(labels, region);
    const shift = NUMBER.shift * labels.unit;
    const distance = Math.hypot(x - corner.x + shift, y - corner.y + shift);
    return numbers.has(region) && distance <= NUMBER.radius * labels.unit;
  });
}

/** Number of the key that chooses a region. */
function Badge({ at: { x, y }, number, unit }: { readonly at: Spot; readonly number: number; readonly unit: number }) {
  return (
    <g
      transform={`translate(${x} ${y}) scale(${unit}) translate(${-NUMBER.shift} ${-NUMBER.shift})`}
      data-mark="number"
    >
      <circle r={NUMBER.radius} fill="var(--act)" stroke="var(--act-ink)" strokeWidth="1.500" />
      <text
        textAnchor="middle"
        dominantBaseline="central"
        fontSize="13"
        fill="var(--act-ink)"
        className="font-numeral font-semibold"
      >
        {number}
      </text>
    </g>
  );
}

interface ArrowProps {
  readonly from: number;
  readonly to: number;
  readonly unit: number;
  readonly tone?: string;
}

function Arrow({ from, to, unit, tone = 'var(--act-line)' }: ArrowProps) {
  const [a, b] = [geometry.middles[from]!, geometry.middles[to]!];
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const length = Math.hypot(dx, dy) || 1;
  const [ux, uy] = [dx / length, dy / length];
  const start = { x: a.x + ux * 16 * unit, y: a.y + uy * 16 * unit };
  const end = { x: b.x - ux * 16 * unit, y: b.y - uy * 16 * unit };
  const line = `M${start.x} ${start.y}L${end.x} ${end.y}`;
  return (
    <g stroke={tone} strokeLinecap="round">
      <path d={line} stroke="var(--table)" strokeWidth={7 * unit} />
      <path d={line} strokeWidth={3.5 * unit} />
      <path
        d="M0-5L9 0L0 5Z"
        transform={`translate(${end.x} ${end.y}) rotate(${(Math.atan2(dy, dx) * 180) / Math.PI}) scale(${unit})`}
        fill={tone}
        strokeWidth="1"
      />
    </g>
  );
}

/** Mark of a battle, and of the attack's origin. */
function Fight({ from, to, unit }: { readonly from: number; readonly to: number; readonly unit: number }) {
  return (
    <g>
      <path d={REGION_PATHS[to]} {...LINE} fill="var(--enemy)" fillOpacity="0.18" stroke="var(--ink)" strokeWidth="3" />
      {from !== to && <Arrow from={from} to={to} unit={unit} tone="var(--enemy)" />}
    </g>
  );
}

/** Sign of a battle, above all other marks. */
export function BattleBadge({ at: { x, y }, unit }: { readonly at: Spot; readonly unit: number }) {
  return (
    <g
      transform={`translate(${x} ${y}) scale(${unit}) translate(34 -14)`}
      color="var(--wr-shadow-ink)"
      data-mark="battle"
    >
      <circle r="11" fill="var(--wr-shadow)" stroke="var(--wr-shadow-line)" strokeWidth="2" />
      <Icon of={crossedSwords} size={15} x={-7.5} y={-7.5} />
    </g>
  );
}

/** Layer of control: plain for the Free Peoples, hatched for the Shadow. */
function Control({ view }: { readonly view: View }) {
  const held = (side: number) => tables.regions.flatMap((_, region) => (view.control[region] === side ? [region] : []));
  return (
    <g>
      <defs>
        <pattern id="wr-held" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <path d="M0 3.500h7" stroke="var(--wr-shadow-line)" strokeWidth="2.500" />
        </pattern>
      </defs>
      <path d={pathsOf(held(0))} fill="var(--wr-free-line)" fillOpacity="0.35" />
      <path d={pathsOf(held(1))} fill="url(#wr-held)" opacity="0.8" />
    </g>
  );
}

/** Layer of Settlements in which Nations At War may recruit: controlled and not besieged. */
function Muster({ view }: { readonly view: View }) {
  const open = tables.settlementsOf.flatMap((regions, nation) =>
    view.boxes[nation] === 4
      ? regions.filter((region) => view.control[region] === tables.sideOf[region] && !isBesieged(view, region))
      : [],
  );
  const closed = tables.settlementsOf.flatMap((regions, nation) =>
    view.boxes[nation] === 4
      ? []
      : regions.filter((region) => view.control[region] !== NOBODY && tables.siteOf[region] !== SITE.none),
  );
  return (
    <g>
      <path d={pathsOf(open)} {...LINE} fill="var(--good)" fillOpacity="0.25" stroke="var(--good)" strokeWidth="2" />
      <path d={pathsOf(closed)} {...LINE} stroke="var(--muted)" strokeWidth="1.500" strokeDasharray="4 4" />
    </g>
  );
}

/** Layer of the borders that can be crossed out of a region. */
function Neighbours({ region }: { readonly region: number }) {
  const here = geometry.middles[region]!;
  return (
    <g stroke="var(--ink)" strokeWidth="1.600" strokeDasharray="1 4" strokeLinecap="round">
      {(tables.neighbours[region] ?? []).map((next) => {
        const { x, y } = geometry.middles[next]!;
        return (
          <g key={next}>
            <path d={`M${here.x} ${here.y}L${x} ${y}`} />
            <circle cx={x} cy={y} r="3" fill="var(--ink)" stroke="none" />
          </g>
        );
      })}
    </g>
  );
}
