import {
  type Choice,
  type Forecast,
  forecast,
  groundIn,
  isMonster,
  sightTrace,
  threatenedCells,
  type View,
} from '@tessera/gloomhaven/selectors';
import { type BoardCell, centreOf, cornersOf, hexesPath, PathLine, Region } from '@tessera/ui';
import { memo, useMemo } from 'react';
import { numberedFigures } from '../looks.ts';
import { type Cells, cellsAt } from '../model/cells.ts';
import type { Offer } from '../model/offer.ts';
import { sidePath } from './Dungeon.tsx';
import { MiniatureArt } from './Miniature.tsx';

/**
 * Hexes that can be pressed: places of an area, targets and destinations. Destinations are plain, dashed through a trap
 * or hazardous terrain, or dotted when they need a jump.
 */
export const Reach = memo(function Reach({
  view,
  cells,
  offer,
}: {
  readonly view: View;
  readonly cells: Cells;
  readonly offer: Offer;
}) {
  const kinds = reachKinds(view, offer);
  const covered = useMemo(() => cellsAt(cells, new Set(offer.areas.flatMap((area) => area.cells))), [cells, offer]);
  const takeable = [...offer.figures.keys()].map((id) => view.figures[id]?.cell ?? -1);
  return (
    <>
      {covered.length > 0 && <Region cells={covered} tone="act" each />}
      {takeable.length > 0 && <Region cells={cellsAt(cells, takeable)} tone="act" each />}
      {kinds.plain.length > 0 && <Region cells={cellsAt(cells, kinds.plain)} tone="act" each />}
      {kinds.trapped.length > 0 && <Region cells={cellsAt(cells, kinds.trapped)} tone="act" fill="hatch" dashed each />}
      {kinds.jumped.map((cell) => {
        const [at] = cellsAt(cells, [cell]);
        return at && <JumpMark key={cell} cell={at} />;
      })}
    </>
  );
});

/** The number of hexes to each destination on offer, drawn at its foot above overlays. */
export function Steps({ cells, offer }: { readonly cells: Cells; readonly offer: Offer }) {
  return (
    <g
      textAnchor="middle"
      fontSize="8"
      fill="var(--act-line)"
      stroke="var(--floor)"
      strokeWidth="2"
      paintOrder="stroke"
      className="font-numeral font-semibold"
    >
      {[...offer.cells].map(([cell, choice]) => {
        const [at] = choice.type === 'move' ? cellsAt(cells, [cell]) : [];
        if (!at || choice.type !== 'move') return null;
        const { x, y } = centreOf(at);
        return (
          <text key={cell} x={x} y={y + 13.5}>
            {choice.path.length}
          </text>
        );
      })}
    </g>
  );
}

interface ReachKinds {
  readonly plain: readonly number[];
  readonly trapped: readonly number[];
  readonly jumped: readonly number[];
}

/** Returns how each hex on offer can be reached. */
export function reachKinds(view: View, { cells, gait }: Offer): ReachKinds {
  const harms = new Set([...view.map.traps.map(({ cell }) => cell), ...view.map.hazards]);
  const solid = new Set(view.map.obstacles.flat());
  const taken = new Set(view.figures.filter(({ side }) => side !== 'party').map(({ cell }) => cell));
  const found = { plain: [] as number[], trapped: [] as number[], jumped: [] as number[] };
  for (const [cell, choice] of cells) {
    if (choice.type !== 'move') found.plain.push(cell);
    else if (gait !== 'walk') {
      const between = choice.path.slice(0, -1);
      const over = between.some((one) => solid.has(one) || taken.has(one) || harms.has(one));
      const lands = gait === 'jump' && harms.has(cell);
      (lands ? found.trapped : over ? found.jumped : found.plain).push(cell);
    } else (choice.path.some((one) => harms.has(one)) ? found.trapped : found.plain).push(cell);
  }
  return found;
}

/** A double rim for a hex that needs a jump. */
function JumpMark({ cell }: { readonly cell: BoardCell }) {
  return (
    <g fill="none" stroke="var(--act-line)" strokeWidth="1.600">
      <path d={hexesPath([cell], 0.92)} fill="var(--act-soft)" strokeDasharray="1.500 3" strokeLinecap="round" />
      <path d={hexesPath([cell], 0.72)} strokeDasharray="1.500 3" strokeLinecap="round" />
    </g>
  );
}

interface AreaMarkProps {
  readonly cells: Cells;
  readonly choice: Choice | undefined;
  /** Whether it is only hovered: a dashed rim. */
  readonly isWish?: boolean | undefined;
}

/** The hexes of a placed area. */
export function AreaMark({ cells, choice, isWish }: AreaMarkProps) {
  if (choice?.type !== 'area') return null;
  return <Region cells={cellsAt(cells, choice.cells)} tone="enemy" fill={isWish ? 'none' : 'hatch'} dashed={isWish} />;
}

/** The armed path, with hazards marked. */
export function ArmedWay({ view, cells, choice, from }: ArmedWayProps) {
  if (choice?.type !== 'move' && choice?.type !== 'force') return null;
  const harms = new Set([...view.map.traps.map(({ cell }) => cell), ...view.map.hazards]);
  const danger = choice.path.flatMap((cell, step) => (harms.has(cell) ? [step + 1] : []));
  return (
    <PathLine
      cells={cellsAt(cells, [from, ...choice.path])}
      tone={choice.type === 'force' ? 'enemy' : 'act'}
      danger={danger}
    />
  );
}

interface ArmedWayProps {
  readonly view: View;
  readonly cells: Cells;
  readonly choice: Choice | undefined;
  readonly from: number;
}

/** A line of sight from corner to corner; a blocking wall is marked. */
export function SightMark({ view, cells, from, to }: SightMarkProps) {
  const [a] = cellsAt(cells, [from]);
  const [b] = cellsAt(cells, [to]);
  const trace = a && b && sightTrace(view, from, to);
  if (!a || !b || !trace) return null;
  const start = cornersOf(a)[trace.fromCorner]!;
  const end = cornersOf(b)[trace.toCorner]!;
  const colour = trace.isClear ? 'var(--good)' : 'var(--enemy)';
  const blocked = trace.blocker && cellsAt(cells, [trace.blocker.cell])[0];
  const side = blocked && trace.blocker && sidePath(blocked, trace.blocker.direction);
  return (
    <g fill="none" strokeLinecap="round">
      <path
        d={`M${start.x} ${start.y}L${end.x} ${end.y}`}
        stroke="var(--table)"
        strokeWidth="4.500"
        strokeOpacity="0.700"
      />
      <path
        d={`M${start.x} ${start.y}L${end.x} ${end.y}`}
        stroke={colour}
        strokeWidth="2"
        strokeDasharray={trace.isClear ? undefined : '5 4'}
      />
      {[start, end].map(({ x, y }) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="3" fill={colour} stroke="var(--table)" />
      ))}
      {side && <path d={side} stroke="var(--enemy)" strokeWidth="5" />}
    </g>
  );
}

interface SightMarkProps {
  readonly view: View;
  readonly cells: Cells;
  readonly from: number;
  readonly to: number;
}

/** Hexes that monsters can attack this round: hatched, with the number of monsters. */
export const Threat = memo(function Threat({ view, cells }: { readonly view: View; readonly cells: Cells }) {
  const count = threatenedCells(view);
  return (
    <>
      <Region cells={cellsAt(cells, count.keys())} tone="enemy" fill="hatch" border={false} />
      {cellsAt(cells, count.keys()).map((cell) => {
        const { x, y } = centreOf(cell);
        return (
          <text
            key={cell.id}
            x={x}
            y={y + 13}
            textAnchor="middle"
            fontSize="9.500"
            fill="var(--enemy)"
            stroke="var(--table)"
            strokeWidth="2.500"
            paintOrder="stroke"
            className="font-numeral font-semibold"
          >
            {count.get(Number(cell.id))}
          </text>
        );
      })}
    </>
  );
});

/** The forecast of each monster: a ghost on its destination and a dashed line to its target. */
export const Forecasts = memo(function Forecasts({ view, cells }: { readonly view: View; readonly cells: Cells }) {
  return numberedFigures(view).map(({ id, figure }) => {
    if (!isMonster(figure) || figure.side === 'party' || figure.acted) return null;
    const plan = forecast(view, id);
    return plan && <Ghost key={id} view={view} cells={cells} figure={figure} plan={plan} />;
  });
});

interface GhostProps {
  readonly view: View;
  readonly cells: Cells;
  readonly figure: View['figures'][number];
  readonly plan: Forecast;
}

function Ghost({ view, cells, figure, plan }: GhostProps) {
  const [end] = cellsAt(cells, [plan.to]);
  const victims = cellsAt(
    cells,
    plan.targets.map((id) => view.figures[id]?.cell ?? -1),
  );
  if (!end) return null;
  const at = centreOf(end);
  return (
    <g>
      {plan.way.length > 0 && (
        <>
          <PathLine cells={cellsAt(cells, [figure.cell, ...plan.way])} tone="enemy" />
          <g opacity="0.500" transform={`translate(${at.x} ${at.y})`}>
            <MiniatureArt figure={figure} />
          </g>
        </>
      )}
      {victims.map((cell) => {
        const to = centreOf(cell);
        return (
          <line
            key={cell.id}
            x1={at.x}
            y1={at.y}
            x2={to.x}
            y2={to.y}
            stroke="var(--enemy)"
            strokeWidth="1.800"
            strokeDasharray="3 4"
          />
        );
      })}
    </g>
  );
}

/** The reach of a ranged attack from its figure's hex: a rim without fill. */
export function RangeMark({
  view,
  cells,
  from,
  range,
}: {
  readonly view: View;
  readonly cells: Cells;
  readonly from: number;
  readonly range: number;
}) {
  const ground = groundIn(view);
  const within = cells.all.filter(({ id }) => ground.range(from, Number(id)) <= Math.max(1, range));
  return <Region cells={within} tone="muted" fill="none" dashed />;
}

/** The range to every hex, counted around walls. R 7.1 */
export const Distances = memo(function Distances({
  view,
  cells,
  from,
}: {
  readonly view: View;
  readonly cells: Cells;
  readonly from: number;
}) {
  const ground = groundIn(view);
  const [start] = cellsAt(cells, [from]);
  return (
    <>
      {start && <Region cells={[start]} tone="magic" fill="none" each />}
      <g
        textAnchor="middle"
        fontSize="9"
        fill="var(--magic)"
        className="font-numeral font-semibold"
        paintOrder="stroke"
      >
        {cells.all.map((cell) => {
          const hexes = ground.range(from, Number(cell.id));
          if (!Number.isFinite(hexes) || hexes <= 0) return null;
          const { x, y } = centreOf(cell);
          return (
            <text key={cell.id} x={x} y={y - 9} stroke="var(--table)" strokeWidth="2">
              {hexes}
            </text>
          );
        })}
      </g>
    </>
  );
});
