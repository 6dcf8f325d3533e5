import type { GameFormatter } from '@tessera/text';
import { type Insets, type MapArea, MapBoard, type MapBoardHandle } from '@tessera/ui';
import type { View } from '@tessera/war-of-the-ring';
import {
  hasArmy,
  nationName,
  placeName,
  regionAt,
  SITE,
  sideName,
  tables,
  troopsText,
} from '@tessera/war-of-the-ring/facts';
import { type Ref, useState } from 'react';
import type { RefusedPlace } from '../choice/refusedPlaces.ts';
import type { Separation } from '../model/separation.ts';
import type { Trail as Way } from '../model/trail.ts';
import { Ground } from './Ground.tsx';
import { geometry, LAND, REGION_PATHS } from './geometry.ts';
import { labelScale } from './labels.ts';
import type { Layer } from './layer.ts';
import { BattleBadge, Marks, Numbers, regionOfNumber } from './Marks.tsx';
import { Names, Pieces, RingBearers } from './Pieces.tsx';
import { Trail } from './Trail.tsx';
import { useLabels } from './useLabels.ts';

const AREAS: ReadonlyMap<number | string, MapArea> = new Map(
  REGION_PATHS.map((outline, region) => [region, { id: region, at: geometry.middles[region]!, outline }]),
);
const GROUND = <Ground />;

export interface WarMapProps {
  readonly view: View;
  readonly formatter: GameFormatter;
  readonly layers: ReadonlySet<Layer>;
  /** Regions that can be chosen next. */
  readonly targets: readonly number[];
  /** Number of the key of each region. */
  readonly numbers: ReadonlyMap<number, number>;
  /** Destinations that the rules refuse to the chosen Army. */
  readonly refused: readonly RefusedPlace[];
  /** Region of the chosen Army, and its destination. */
  readonly from: number | undefined;
  readonly to: number | undefined;
  readonly inspected: number | undefined;
  /** Regions of the event that is being shown. */
  readonly highlighted: readonly number[];
  readonly separation: Separation | undefined;
  readonly trail: Way;
  readonly insets: Insets;
  readonly bare: boolean;
  onHover(region: number | undefined): void;
  onPress(region: number, isKey: boolean): void;
  onCommit(): void;
  onCancel(): void;
  readonly ref?: Ref<MapBoardHandle> | undefined;
}

/** Interactive map. */
export function WarMap(props: WarMapProps) {
  const { view, formatter, layers, targets, from, to } = props;
  const { t } = formatter;
  const [scale, setScale] = useState(1);
  const hasPieces = !layers.has('bare');
  const { spots, labels, bearers, regionAtPoint } = useLabels(view, formatter, scale, hasPieces);
  const { unit, rows, names } = labels;
  const numbered = { targets, numbers: props.numbers, labels };
  return (
    <MapBoard
      ref={props.ref}
      areas={AREAS}
      bounds={LAND}
      areaAt={(point) => regionOfNumber(numbered, point) ?? regionAtPoint(point)}
      neighboursOf={(region) => tables.neighbours[Number(region)] ?? []}
      ground={GROUND}
      label={`${t('table.map')}. ${t('table.mapHint')}`}
      describe={(region) => describeRegion(view, Number(region), formatter, targets.includes(Number(region)))}
      targets={targets}
      selected={to}
      insets={props.insets}
      bare={props.bare}
      words={{ zoomIn: t('table.closer'), zoomOut: t('table.farther'), fit: t('table.all') }}
      onScale={(now) => setScale(labelScale(now))}
      onHover={(region) => props.onHover(region === undefined ? undefined : Number(region))}
      onSelect={(region, by) => props.onPress(Number(region), by === 'keyboard')}
      onCommit={props.onCommit}
      onCancel={props.onCancel}
      className={layers.has('nations') ? undefined : 'wr-quiet'}
    >
      <Marks
        view={view}
        layers={layers}
        targets={targets}
        refused={props.refused}
        from={from}
        to={to}
        inspected={props.inspected}
        highlighted={props.highlighted}
        separation={props.separation}
        labels={labels}
      />
      {hasPieces && <Trail trail={props.trail} unit={unit} />}
      <Names names={names} />
      <Pieces
        view={view}
        unit={unit}
        spots={spots}
        rows={rows}
        chosen={from}
        hasPieces={hasPieces}
        hasPoints={layers.has('control')}
      />
      {hasPieces && <RingBearers view={view} unit={unit} at={bearers} />}
      <Numbers {...numbered} />
      {view.battle && <BattleBadge at={rows[regionAt(view.battle.to)]!} unit={unit} />}
    </MapBoard>
  );
}

/** Describes a region in one sentence: name, terrain, Settlement, figures, and whether it can be chosen. */
function describeRegion(view: View, region: number, formatter: GameFormatter, isOpen: boolean): string {
  const { t } = formatter;
  const nation = tables.nationOf[region] ?? -1;
  const site = tables.siteOf[region] ?? SITE.none;
  const here = [0, 1].flatMap((side) => {
    const characters = view.characters.flatMap((place, one) => (place === region ? [one] : []));
    return hasArmy(view, region, side)
      ? [`${sideName(side, formatter)}: ${troopsText(view.stacks[region] ?? [], characters, formatter)}`]
      : [];
  });
  return [
    placeName(region, formatter),
    nation >= 0 ? nationName(nation, formatter) : undefined,
    site === SITE.none ? undefined : t(`table.site.${site}`),
    ...here,
    view.fellowship.region === region ? t('table.bearersHere') : undefined,
    isOpen ? t('table.canPress') : undefined,
  ]
    .filter(Boolean)
    .join(', ');
}
