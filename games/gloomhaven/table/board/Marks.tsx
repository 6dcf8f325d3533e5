import { type Choice, groundIn, sightTrace, type View } from '@tessera/gloomhaven/selectors';
import { centreOf, cornersOf, PathLine, Region } from '@tessera/ui';
import { memo } from 'react';
import { type Cells, cellsAt } from '../model/cells.ts';
import { sidePath } from './Dungeon.tsx';

interface AreaMarkProps {
  readonly cells: Cells;
  readonly choice: Choice | undefined;
  /** Whether it is only hovered: a dashed rim. */
  readonly isPreview?: boolean | undefined;
}

/** The hexes of a placed area. */
export function AreaMark({ cells, choice, isPreview }: AreaMarkProps) {
  if (choice?.type !== 'area') return null;
  return (
    <Region cells={cellsAt(cells, choice.cells)} tone="enemy" fill={isPreview ? 'none' : 'hatch'} dashed={isPreview} />
  );
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
    <g fill="none" strokeLinecap="round" data-sight={trace.isClear ? 'clear' : 'blocked'}>
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
