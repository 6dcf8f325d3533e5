import { placesOf, ROLES } from '@tessera/heist-city';
import type { TranslateFn } from '@tessera/text';
import {
  BoardLabel,
  type CellId,
  CellTexts,
  centreOf,
  Floor,
  HexBoard,
  type HexBoardHandle,
  hexesPath,
  type Insets,
  Region,
  Slab,
  TokenArt,
  Walls,
} from '@tessera/ui';
import { type Ref, useMemo } from 'react';
import { PortalArt } from '../board/ground.tsx';
import { middleOf } from '../board/siteCells.ts';
import { artOf } from './art.ts';
import { AREAS, placeOf, type Sketch, type SketchArea, type SketchSpot, spotOf } from './model/sketch.ts';
import { spotText } from './model/spotText.ts';

export interface SketchBoardProps {
  readonly sketch: Sketch;
  readonly t: TranslateFn;
  /** Hexes of a remark. */
  readonly marked: readonly SketchSpot[];
  /** Whether dragging moves the board instead of drawing on it. */
  readonly isMoving: boolean;
  onDraw(spot: SketchSpot): void;
  onLift(): void;
  readonly ref?: Ref<HexBoardHandle> | undefined;
}

const INSETS: Insets = { top: 16, right: 16, bottom: 16, left: 16 };

/** Drawing board. Each layer is redrawn only after a change. */
export function SketchBoard({ sketch, t, marked, isMoving, onDraw, onLift, ref }: SketchBoardProps) {
  const { shape, solids, areas, things, npcs, starts } = sketch;
  const cells = useMemo(() => placesOf(shape).map((place) => cellAt(spotOf(place))), [shape]);
  const slab = useMemo(() => <Slab cells={cells} />, [cells]);
  const floor = useMemo(() => <Floor cells={cells} seed={cells.length} />, [cells]);
  const zones = useMemo(() => AREAS.map((area) => <AreaArt key={area} area={area} areas={areas} t={t} />), [areas, t]);
  const tables = useMemo(() => <Walls cells={cellsWith(solids, 'table')} kind="wood" />, [solids]);
  const walls = useMemo(
    () => (
      <>
        <Walls cells={[...cellsWith(solids, 'wall'), ...cellsWith(solids, 'hard-wall')]} />
        <path d={hexesPath(cellsWith(solids, 'hard-wall'), 0.5)} fill="var(--wall-side)" stroke="var(--ink)" />
      </>
    ),
    [solids],
  );
  const objectives = useMemo(
    () =>
      Object.entries(things).map(([spot, { kind, pair }]) => (
        <Mark key={spot} spot={spot} kind={kind} number={pair === undefined ? undefined : pair + 1} />
      )),
    [things],
  );
  const units = useMemo(
    () => (
      <>
        {Object.entries(npcs).map(([spot, kind], i) => (
          <Mark key={spot} spot={spot} kind={kind} number={i + 1} />
        ))}
        {Object.entries(starts).map(([spot, { seat, role }]) => (
          <StartMark key={spot} spot={spot} seat={seat} letter={ROLES.indexOf(role) + 1} />
        ))}
      </>
    ),
    [npcs, starts],
  );
  const sight = useMemo(
    () => marked.length > 0 && <Region cells={marked.map(cellAt)} tone="enemy" fill="hatch" />,
    [marked],
  );
  const coordinates = useMemo(() => <CellTexts cells={cells} text={({ id }) => String(id)} />, [cells]);
  const draw = (cell: CellId) => onDraw(String(cell));

  return (
    <HexBoard
      ref={ref}
      cells={cells}
      label={`${t('editor.board', { name: sketch.name })}. ${t('editor.boardHint')}`}
      layers={{ slab, floor, zones, tables, walls, objectives, units, sight, labels: coordinates }}
      describe={(cell) => spotText(sketch, String(cell), t)}
      insets={INSETS}
      words={{ zoomIn: t('layer.zoomIn'), zoomOut: t('layer.zoomOut'), fit: t('layer.fit') }}
      onSelect={(cell) => {
        draw(cell);
        onLift();
      }}
      {...(!isMoving && { onStroke: draw, onStrokeEnd: onLift })}
    />
  );
}

function AreaArt({
  area,
  areas,
  t,
}: {
  readonly area: SketchArea;
  readonly areas: Sketch['areas'];
  readonly t: TranslateFn;
}) {
  const cells = cellsWith(areas, area);
  const { tone, dashed, each } = AREA_LOOKS[area];
  const middle = middleOf(cells);
  if (!middle) return null;
  return (
    <>
      <Region cells={cells} tone={tone} dashed={dashed} each={each} />
      <BoardLabel at={middle}>{t(`editor.tool.${area}`)}</BoardLabel>
    </>
  );
}

const AREA_LOOKS = {
  'zone-0': { tone: 'ally', dashed: false, each: false },
  'zone-1': { tone: 'enemy', dashed: true, each: false },
  exit: { tone: 'good', dashed: true, each: false },
  landmark: { tone: 'muted', dashed: false, each: true },
} as const;

function Mark({
  spot,
  kind,
  number,
}: {
  readonly spot: SketchSpot;
  readonly kind: Parameters<typeof artOf>[0];
  readonly number: number | undefined;
}) {
  const { x, y } = centreOf(cellAt(spot));
  if (kind === 'portal') return <PortalArt cell={cellAt(spot)} />;
  return <TokenArt {...artOf(kind)} number={number} x={x} y={y} r={15.5} />;
}

function StartMark({
  spot,
  seat,
  letter,
}: {
  readonly spot: SketchSpot;
  readonly seat: number;
  readonly letter: number;
}) {
  const { x, y } = centreOf(cellAt(spot));
  return <TokenArt shape="circle" side={seat === 0 ? 'own' : 'rival'} text={String(letter)} x={x} y={y} r={11} />;
}

function cellAt(spot: SketchSpot) {
  const [q, r] = placeOf(spot);
  return { id: spot, q, r };
}

function cellsWith<Value>(layer: Readonly<Record<SketchSpot, Value>>, value: Value) {
  return Object.entries(layer).flatMap(([spot, each]) => (each === value ? [cellAt(spot)] : []));
}
