import { classes, Icon, Pressable, scrollable } from '@tessera/ui';
import { check, close, lock, whiteTower } from '@tessera/ui/icons';
import { useMemo } from 'react';
import { chartLayout, type Layout, mapLayout, type Point, TOWN } from '../model/layout.ts';
import { closedBy, type Place, type PlaceState, placesOf, type Road, roadsOf } from '../model/places.ts';
import type { CampaignTableModel } from '../tableModel.ts';
import { Landscape } from './Landscape.tsx';
import { placeIcon } from './placeIcon.ts';
import { useSize } from './useSize.ts';

export interface WorldMapProps {
  readonly table: CampaignTableModel;
  readonly kind: 'map' | 'chart';
  readonly selected: string | undefined;
  onSelect(place: string): void;
}

/** The scenarios on the world map or in the story chart: two layouts of the same places. */
export function WorldMap({ table, kind, selected, onSelect }: WorldMapProps) {
  const { view, t, name } = table;
  const [room, measure] = useSize({ width: 720, height: 640 });
  const places = useMemo(() => placesOf(view), [view]);
  const roads = useMemo(() => roadsOf(places), [places]);
  const layout = useMemo(
    () => (kind === 'map' ? mapLayout(places, room) : chartLayout(places, roads, room)),
    [kind, places, roads, room],
  );
  const closes = useMemo(() => exclusionsOf(places), [places]);
  const here = view.party.inTown || view.party.place === '' ? TOWN : view.party.place;
  const town = layout.points.get(TOWN);
  return (
    <div ref={measure} className="absolute inset-0 overflow-hidden">
      <div ref={scrollable} className="absolute inset-0 overflow-auto bg-table">
        <div className="relative" style={{ width: layout.width, height: layout.height }}>
          {kind === 'map' && <Landscape width={layout.width} height={layout.height} />}
          <Roads layout={layout} roads={roads} closes={closes} starts={startsOf(places, roads)} />
          {town && (
            <div
              className="-translate-x-1/2 -translate-y-1/2 absolute grid justify-items-center text-center"
              style={{ left: town.x, top: town.y + 12 }}
            >
              <span
                className={classes(
                  'grid size-12 place-items-center rounded-full border-2 bg-surface',
                  here === TOWN ? 'border-ink' : 'border-control text-muted',
                )}
              >
                <Icon of={whiteTower} size={26} />
              </span>
              <b className="mt-0.5 font-semibold font-title text-body leading-5 [text-shadow:0_0_4px_var(--table)]">
                {t('town')}
              </b>
              {here === TOWN && <span className="text-muted text-note leading-4">{t('here')}</span>}
            </div>
          )}
          <ul className="m-0 list-none p-0">
            {places.map((place) => {
              const at = layout.points.get(place.id);
              return (
                at && (
                  <li
                    key={place.id}
                    className="-translate-x-1/2 absolute transition-[left,top] time-step ease-settle"
                    style={{ left: at.x, top: at.y - 26 }}
                  >
                    <PlaceNode
                      place={place}
                      state={t(`placeState.${place.state}`)}
                      title={place.state === 'sealed' ? undefined : name(place.id)}
                      isSelected={place.id === selected}
                      isHere={place.id === here}
                      here={t('here')}
                      onSelect={() => onSelect(place.id)}
                    />
                  </li>
                )
              );
            })}
          </ul>
          {closes.map(([a, b]) => {
            const [from, to] = [layout.points.get(a.id), layout.points.get(b.id)];
            return (
              from &&
              to && (
                <span
                  key={`${a.id}${b.id}`}
                  className="-translate-x-1/2 -translate-y-1/2 absolute rounded-full border border-enemy bg-table px-2 text-note"
                  style={besideRoad(from, to)}
                >
                  {t('closes', { one: a.number, other: b.number })}
                </span>
              )
            );
          })}
        </div>
      </div>
    </div>
  );
}

/**
 * Returns the position of a label between two places: halfway, but beside them when one is below the other, because the
 * upper one's name is there.
 */
function besideRoad(from: Point, to: Point): { readonly left: number; readonly top: number } {
  const isBelow = Math.abs(from.x - to.x) < 90;
  return {
    left: isBelow ? Math.max(from.x, to.x) + 76 : (from.x + to.x) / 2,
    top: (from.y + to.y) / 2,
  };
}

/** Returns the pairs of places of which winning one closes the other. */
function exclusionsOf(places: readonly Place[]): readonly (readonly [Place, Place])[] {
  const open = places.filter(({ state }) => state === 'open' || state === 'waiting');
  return open
    .flatMap((place) => closedBy(places, place.id).map((other) => [place, other] as const))
    .filter(([a, b], n, all) => all.findIndex(([c, d]) => (c === b && d === a) || (c === a && d === b)) === n);
}

/** Returns the places without an incoming road, which are reached from town. */
function startsOf(places: readonly Place[], roads: readonly Road[]): readonly Place[] {
  const reached = new Set(roads.map(({ to }) => to));
  return places.filter(({ id, state }) => state !== 'sealed' && !reached.has(id));
}

interface RoadsProps {
  readonly layout: Layout;
  readonly roads: readonly Road[];
  readonly starts: readonly Place[];
  readonly closes: readonly (readonly [Place, Place])[];
}

function Roads({ layout: { width, height, points }, roads, starts, closes }: RoadsProps) {
  const bow = (from: string, to: string) => {
    const [a, b] = [points.get(from), points.get(to)];
    if (!a || !b) return undefined;
    const bend = (b.x - a.x) / 2;
    return `M${a.x} ${a.y}C${a.x + bend} ${a.y} ${b.x - bend} ${b.y} ${b.x} ${b.y}`;
  };
  return (
    <svg aria-hidden="true" width={width} height={height} className="absolute inset-0" fill="none">
      {starts.map(({ id, state }) => (
        <path
          key={id}
          d={bow(TOWN, id)}
          stroke={state === 'won' ? 'var(--ink)' : 'var(--control)'}
          strokeWidth={state === 'won' ? 3 : 2}
        />
      ))}
      {roads.map(({ from, to, state }) => (
        <path
          key={`${from}${to}`}
          d={bow(from, to)}
          stroke={state === 'walked' ? 'var(--ink)' : 'var(--control)'}
          strokeWidth={state === 'walked' ? 3 : 2}
          strokeDasharray={state === 'sealed' ? '5 6' : undefined}
        />
      ))}
      {closes.map(([a, b]) => {
        const [from, to] = [points.get(a.id), points.get(b.id)];
        return (
          from &&
          to && (
            <path
              key={`${a.id}${b.id}`}
              d={`M${from.x} ${from.y}L${to.x} ${to.y}`}
              stroke="var(--enemy)"
              strokeWidth="2"
              strokeDasharray="3 4"
            />
          )
        );
      })}
    </svg>
  );
}

interface PlaceNodeProps {
  readonly place: Place;
  /** Its state as text, for screen readers. */
  readonly state: string;
  readonly title: string | undefined;
  readonly isSelected: boolean;
  readonly isHere: boolean;
  readonly here: string;
  onSelect(): void;
}

function PlaceNode({
  place: { id, number, state },
  state: stateText,
  title,
  isSelected,
  isHere,
  here,
  onSelect,
}: PlaceNodeProps) {
  const small = state === 'sealed';
  return (
    <Pressable
      aria-pressed={isSelected}
      onClick={onSelect}
      className="grid w-26 cursor-pointer justify-items-center border-0 bg-transparent p-0 text-center text-ink"
    >
      <span className={classes('relative grid place-items-center', small ? 'my-1.5 size-11' : 'size-14')}>
        <svg aria-hidden="true" viewBox="-30 -32 60 64" className="absolute inset-0 size-full overflow-visible">
          <path d={HEX} {...HEX_LOOKS[state]} {...(isSelected && SELECTED)} />
          {isSelected && <path d={HEX} fill="none" stroke="var(--act-line)" strokeWidth="2" transform="scale(1.2)" />}
        </svg>
        <span
          className={classes(
            'relative grid justify-items-center leading-none',
            isSelected ? 'text-act-ink' : state === 'sealed' || state === 'blocked' ? 'text-muted' : 'text-ink',
          )}
        >
          <Icon of={small ? lock : placeIcon(id)} size={small ? 14 : 20} />
          <b className={classes('font-numeral font-semibold', small ? 'text-note' : 'text-body leading-4')}>{number}</b>
        </span>
        {(state === 'won' || state === 'blocked') && (
          <span
            className={classes(
              '-top-1 -right-1 absolute grid size-5 place-items-center rounded-full border-2 bg-table',
              state === 'won' ? 'border-good text-good' : 'border-enemy text-enemy',
            )}
          >
            <Icon of={state === 'won' ? check : close} size={12} />
          </span>
        )}
      </span>
      {title !== undefined && (
        <b className="mt-0.5 line-clamp-2 font-semibold font-title text-body leading-4.5 [text-shadow:0_0_4px_var(--table),0_0_4px_var(--table)]">
          {title}
        </b>
      )}
      <span className="sr-only">{stateText}</span>
      {isHere && <span className="text-muted text-note leading-4">{here}</span>}
    </Pressable>
  );
}

const HEX = 'M0 -28L24.200 -14V14L0 28L-24.200 14V-14Z';
const SELECTED = { fill: 'var(--act)', stroke: 'var(--act-line)', strokeDasharray: undefined };
const HEX_LOOKS: Readonly<Record<PlaceState, object>> = {
  won: { fill: 'var(--surface)', stroke: 'var(--good)', strokeWidth: 3 },
  open: { fill: 'var(--table)', stroke: 'var(--act-line)', strokeWidth: 3 },
  waiting: { fill: 'var(--table)', stroke: 'var(--control)', strokeWidth: 3 },
  blocked: { fill: 'var(--surface)', stroke: 'var(--enemy)', strokeWidth: 2, strokeDasharray: '2 4' },
  sealed: { fill: 'var(--table)', stroke: 'var(--control)', strokeWidth: 2, strokeDasharray: '5 4' },
};
