import { cellName, currentFigure, type FigureId, halfReach, shapeOf, type View } from '@tessera/gloomhaven/selectors';
import type { GameFormatter } from '@tessera/text';
import { type Callout, CellTexts, HexBoard, type HexBoardHandle, type Insets, Region } from '@tessera/ui';
import { type ReactNode, type RefObject, useEffect, useMemo, useRef } from 'react';
import type { StoreApi } from 'zustand/vanilla';
import { type Cells, cellsAt, cellsOf } from '../model/cells.ts';
import { describeCell } from '../model/cellText.ts';
import { armedByPress, armedCell, isSame, type Offer, openCells } from '../model/offer.ts';
import type { GameStore } from '../store.ts';
import { useGameStore } from '../useGameStore.ts';
import { beaconsOf } from './beacons.tsx';
import { dungeonLayers } from './Dungeon.tsx';
import { Figures, type Walk } from './Figures.tsx';
import { AreaMark, ArmedWay, Distances, RangeMark, SightMark } from './Marks.tsx';
import { Forecasts, Threat } from './MonsterMarks.tsx';
import { Doors, Overlays } from './Overlays.tsx';
import { Reach, Steps } from './ReachMarks.tsx';

export interface GameBoardProps {
  readonly view: View;
  readonly store: StoreApi<GameStore>;
  readonly formatter: GameFormatter;
  readonly offer: Offer;
  readonly active: FigureId | undefined;
  readonly walk: Walk | undefined;
  readonly isNarrow: boolean;
  readonly callout: Callout | undefined;
  /** The steps of an open plan. */
  readonly plan: ReactNode;
  /** The figures to draw, if a plan shows others than the view. */
  readonly figures: View['figures'] | undefined;
  /** Figures that stand elsewhere than in the match, because a plan moves them. */
  readonly ghosts: readonly FigureId[];
  /** The attack animation on the floor. */
  readonly blow: ReactNode;
  readonly board: RefObject<HexBoardHandle | null>;
  onPress(cell: number, isKey: boolean): void;
  onCommit(): void;
}

/** The buttons of the board cover its right edge. */
export const INSETS: Insets = { top: 8, right: 52, bottom: 48, left: 8 };
const BARE: Insets = { top: 2, right: 0, bottom: 2, left: 0 };

/** The map: tiles with walls and doors, overlays, figures, and the enabled layers. */
export function GameBoard(props: GameBoardProps) {
  const { view, store, formatter, offer, active, walk, isNarrow, board } = props;
  const { t } = formatter;
  const layers = useGameStore(store, (state) => state.layers);
  const armed = useGameStore(store, (state) => state.armed);
  const anchor = useGameStore(store, (state) => state.anchor);
  const cells = cellsOf(view);
  const actor = currentFigure(view);
  const own = useGameStore(store, (state) => state.seat);
  const from = view.figures[actor ?? active ?? own ?? -1]?.cell ?? -1;
  const targets = useMemo(
    () => (armed?.type === 'target' ? [armed.figure] : armed?.type === 'targets' ? armed.figures : []),
    [armed],
  );
  const open = useMemo(() => openCells(offer, view), [offer, view]);
  const latest = useRef({ open, from, cells });
  latest.current = { open, from, cells };
  // A small screen follows the acting figure and the pressable hexes, because a whole map is too small for touch input. A
  // large screen moves only when growth of the map or zoom leaves none of them in sight.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new question or actor moves the camera, other events do not.
  useEffect(() => {
    const { open: wanted, from: start } = latest.current;
    const anchor = start < 0 ? wanted[0] : start;
    if (!isNarrow) board.current?.revealAny(wanted, INSETS);
    else if (anchor !== undefined) board.current?.follow(wanted, anchor);
  }, [offer, isNarrow, from]);
  const outside = useMemo(
    () => (isNarrow ? beaconsOf(view, formatter, from) : undefined),
    [isNarrow, view, formatter, from],
  );
  const { scenario, variants, map, characters, counters } = view;
  // Most events leave the map unchanged.
  const mapped = useMemo(() => ({ scenario, variants, map }), [scenario, variants, map]);
  const overlays = useMemo(() => ({ ...mapped, characters, counters }), [mapped, characters, counters]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the hexes are new where a room is revealed or a door opened.
  const ground = useMemo(() => dungeonLayers(mapped, cells), [cells]);
  const things = useMemo(() => <Overlays view={overlays} cells={cells} />, [overlays, cells]);
  const doors = useMemo(() => <Doors view={mapped} />, [mapped]);
  const reach = useMemo(
    () => (
      <>
        {layers.threat && <Threat view={view} cells={cells} />}
        {layers.reach && <Reach view={view} cells={cells} offer={offer} />}
        <AimRange view={view} cells={cells} offer={offer} />
        <AreaMark cells={cells} choice={armed} />
      </>
    ),
    [layers, view, cells, offer, armed],
  );
  const sight = (
    <>
      {layers.reach && <Steps cells={cells} offer={offer} />}
      {layers.forecast && <Forecasts view={view} cells={cells} />}
      <ConsideredHalf view={view} cells={cells} store={store} />
      {armed === undefined && <HoveredWay view={view} cells={cells} store={store} offer={offer} from={from} />}
      {armed === undefined && <HoveredArea view={view} cells={cells} store={store} offer={offer} />}
      <ArmedWay view={view} cells={cells} choice={armed} from={from} />
      {layers.sight && <HoveredSight view={view} cells={cells} store={store} from={from} />}
    </>
  );
  const drawn = useMemo(() => (props.figures ? { ...view, figures: props.figures } : view), [view, props.figures]);
  const units = useMemo(
    () => <Figures view={drawn} cells={cells} active={active} targets={targets} walk={walk} ghosts={props.ghosts} />,
    [drawn, cells, active, targets, walk, props.ghosts],
  );
  return (
    <HexBoard
      ref={board}
      cells={cells.all}
      label={`${t('table.board')}. ${t('table.boardHint')}`}
      layers={{
        ...ground,
        reach,
        tables: things,
        objectives: doors,
        sight,
        units,
        labels: (
          <>
            {layers.range && <HoveredRange view={view} cells={cells} store={store} from={from} />}
            {layers.names && <CellTexts cells={cells.all} text={({ id }) => cellName(view.scenario, Number(id))} />}
            {props.plan}
            {props.blow}
          </>
        ),
      }}
      describe={(cell) => describeCell(view, Number(cell), formatter, open.includes(Number(cell)))}
      targets={open}
      selected={armedCell(armed, view, anchor)}
      insets={isNarrow ? BARE : INSETS}
      bare={isNarrow}
      beacons={outside}
      words={{ zoomIn: t('table.closer'), zoomOut: t('table.farther'), fit: t('table.all') }}
      callout={props.callout}
      onHover={(cell) => store.getState().hover(cell === undefined ? undefined : Number(cell))}
      onSelect={(cell, by) => props.onPress(Number(cell), by === 'keyboard')}
      onCommit={() => props.onCommit()}
      onCancel={() => store.getState().arm(undefined)}
    />
  );
}

interface HoveredSightProps {
  readonly view: View;
  readonly cells: Cells;
  readonly store: StoreApi<GameStore>;
  readonly from: number;
}

/**
 * Line of sight to the hovered hex, from the acting figure or a pressed hex. A separate component, so that hovering
 * redraws only this.
 */
function HoveredSight({ view, cells, store, from }: HoveredSightProps) {
  const hovered = useGameStore(store, (state) => state.hovered);
  const start = useGameStore(store, (state) => state.sightFrom) ?? from;
  return hovered === undefined || start < 0 ? null : <SightMark view={view} cells={cells} from={start} to={hovered} />;
}

/** Ranges of all hexes from the acting figure or a pressed hex. */
function HoveredRange({ view, cells, store, from }: HoveredSightProps) {
  const start = useGameStore(store, (state) => state.sightFrom) ?? from;
  return start < 0 ? null : <Distances view={view} cells={cells} from={start} />;
}

/** The path to the hovered hex, before it is selected. */
function HoveredWay({ view, cells, store, offer, from }: HoveredSightProps & { readonly offer: Offer }) {
  const hovered = useGameStore(store, (state) => state.hovered);
  const choice = hovered === undefined ? undefined : offer.cells.get(hovered);
  return (
    <g opacity="0.750" data-preview={choice?.type}>
      <ArmedWay view={view} cells={cells} choice={choice} from={from} />
    </g>
  );
}

/** The reach of the half that is selected, or under the pointer or focus. */
function ConsideredHalf({ view, cells, store }: Omit<HoveredSightProps, 'from'>) {
  const seat = useGameStore(store, (state) => state.seat);
  const choice = useGameStore(store, ({ armed, considered }) => (armed?.type === 'play' ? armed : considered));
  const isOffered = useGameStore(store, ({ legal }) => legal.some((one) => isSame(one, choice)));
  const reach = useMemo(
    () => (choice?.type === 'play' && seat !== undefined && isOffered ? halfReach(view, seat, choice) : undefined),
    [view, seat, choice, isOffered],
  );
  if (!reach) return null;
  return (
    <g data-preview="half">
      {reach.moves.length > 0 && <Region cells={cellsAt(cells, reach.moves)} tone="ally" fill="soft" border />}
      {reach.attacks.length > 0 && <Region cells={cellsAt(cells, reach.attacks)} tone="enemy" fill="none" dashed />}
    </g>
  );
}

/** The area that a press on the hovered hex would place. */
function HoveredArea({ view, cells, store, offer }: Omit<HoveredSightProps, 'from'> & { readonly offer: Offer }) {
  const hovered = useGameStore(store, (state) => state.hovered);
  if (hovered === undefined || offer.areas.length === 0) return null;
  return <AreaMark cells={cells} choice={armedByPress(offer, view, hovered, undefined)} isPreview />;
}

/** The range of the attack being aimed. */
function AimRange({ view, cells, offer }: { readonly view: View; readonly cells: Cells; readonly offer: Offer }) {
  const performance = view.performances.at(-1);
  if (!performance?.attack || (offer.figures.size === 0 && offer.areas.length === 0)) return null;
  const { range } = shapeOf(view, performance);
  const from = view.figures[performance.figure]?.cell ?? -1;
  return from < 0 ? null : <RangeMark view={view} cells={cells} from={from} range={range} />;
}
