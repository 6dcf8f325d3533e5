import { memo, type ReactNode, useId, useMemo } from 'react';
import { type Axial, type BoardCell, centreOf, hexesPath, outlinePath } from './hexGeometry.ts';

/** The meanings of marks on the board; each tone has its own colour. */
export const MARK_TONES = ['act', 'ally', 'enemy', 'good', 'magic', 'muted'] as const;
export type MarkTone = (typeof MARK_TONES)[number];

export interface RegionProps {
  readonly cells: readonly Axial[];
  readonly tone: MarkTone;
  /** The fill. Danger and forecast are hatched. */
  readonly fill?: 'none' | 'soft' | 'hatch' | undefined;
  /** A dashed border, for marks of the rival or uncertain ones. */
  readonly dashed?: boolean | undefined;
  /** A border around each cell instead of one around all. */
  readonly each?: boolean | undefined;
  readonly border?: boolean | undefined;
}

/** A marked set of cells: a zone, reachable cells, cells in danger. */
export const Region = memo(function Region(props: RegionProps) {
  const { cells, tone, fill = 'soft', dashed, each, border = true } = props;
  const hatch = useId();
  const path = useMemo(() => (each ? hexesPath(cells, 0.92) : outlinePath(cells)), [cells, each]);
  const colour = LINES[tone];
  return (
    <g>
      {fill === 'hatch' && <Hatch id={hatch} colour={colour} />}
      <path
        d={path}
        fill={fill === 'soft' ? FILLS[tone] : fill === 'hatch' ? `url(#${hatch})` : 'none'}
        stroke={border ? colour : 'none'}
        strokeWidth="2"
        strokeLinejoin="round"
        strokeDasharray={dashed ? '5 4' : undefined}
      />
    </g>
  );
});

/** A pattern of slanted strokes. */
function Hatch({ id, colour }: { readonly id: string; readonly colour: string }) {
  return (
    <pattern id={id} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <rect width="6" height="6" fill={colour} fillOpacity="0.14" />
      <path d="M1.2 0V6" stroke={colour} strokeWidth="1.8" strokeOpacity="0.8" />
    </pattern>
  );
}

/** A path from cell to cell. Steps in `danger` are marked where they happen. */
export const PathLine = memo(function PathLine({ cells, tone = 'act', danger = [] }: PathLineProps) {
  const points = cells.map(centreOf);
  const colour = LINES[tone];
  return (
    <g fill="none" strokeLinejoin="round" strokeLinecap="round">
      <polyline points={pointList(points)} stroke="var(--table)" strokeWidth="5" strokeOpacity="0.7" />
      <polyline points={pointList(points)} stroke={colour} strokeWidth="2.5" />
      {points
        .slice(1)
        .map(({ x, y }, step) =>
          danger.includes(step + 1) ? (
            <path
              key={`${x} ${y}`}
              d={`M${x} ${y - 6}L${x + 6} ${y + 5}H${x - 6}Z`}
              fill="var(--enemy)"
              stroke="var(--table)"
              strokeWidth="1.5"
            />
          ) : (
            <circle key={`${x} ${y}`} cx={x} cy={y} r="2.6" fill={colour} />
          ),
        )}
    </g>
  );
});

export interface PathLineProps {
  /** From the start to the end. */
  readonly cells: readonly Axial[];
  readonly tone?: MarkTone | undefined;
  /** Steps that cost or reveal something, counted from 1. */
  readonly danger?: readonly number[] | undefined;
}

/** A line of sight or fire between two cells; `stopped` marks the cell that blocks it. */
export const SightLine = memo(function SightLine({ from, to, tone = 'act', stopped }: SightLineProps) {
  const a = centreOf(from);
  const b = centreOf(to);
  const block = stopped && centreOf(stopped);
  const ends = { x1: a.x, y1: a.y, x2: b.x, y2: b.y };
  return (
    <g fill="none" strokeLinecap="round">
      <line {...ends} stroke="var(--table)" strokeWidth="5" strokeOpacity="0.7" />
      <line {...ends} stroke={LINES[tone]} strokeWidth="2.2" strokeDasharray="6 5" />
      {block && (
        <path
          d={`M${block.x - 6} ${block.y - 6}L${block.x + 6} ${block.y + 6}M${block.x + 6} ${block.y - 6}L${block.x - 6} ${block.y + 6}`}
          stroke="var(--enemy)"
          strokeWidth="3.5"
        />
      )}
    </g>
  );
});

export interface SightLineProps {
  readonly from: Axial;
  readonly to: Axial;
  readonly tone?: MarkTone | undefined;
  readonly stopped?: Axial | undefined;
}

/** A label on the board, or with `framed` a short note beside a cell. */
export const BoardLabel = memo(function BoardLabel({ at, children, framed, dy = 0 }: BoardLabelProps) {
  const { x, y } = centreOf(at);
  if (!framed) {
    return (
      <text
        x={x}
        y={y + dy}
        fontSize="17"
        className="font-title font-semibold in-data-[zoom=far]:text-[28px] in-data-[zoom=tiny]:hidden"
        {...LETTERED}
      >
        {children}
      </text>
    );
  }
  return (
    <foreignObject x={x - 90} y={y + dy} width="180" height="30">
      <div className="flex justify-center text-[13px] leading-5">
        <span className="rounded-control border border-act-line bg-surface px-2 font-semibold text-ink">
          {children}
        </span>
      </div>
    </foreignObject>
  );
});

export interface BoardLabelProps {
  readonly at: Axial;
  readonly children: ReactNode;
  readonly framed?: boolean | undefined;
  /** Units below the centre of the cell. */
  readonly dy?: number | undefined;
}

/** A short text in each cell: coordinates, distances, counts. */
export const CellTexts = memo(function CellTexts({ cells, text }: CellTextsProps) {
  return (
    <g
      fontSize="8"
      fill="var(--muted)"
      textAnchor="middle"
      className="in-data-[zoom=far]:hidden in-data-[zoom=tiny]:hidden"
    >
      {cells.map((cell) => {
        const { x, y } = centreOf(cell);
        return (
          <text key={cell.id} x={x} y={y + 14}>
            {text(cell)}
          </text>
        );
      })}
    </g>
  );
});

export interface CellTextsProps {
  readonly cells: readonly BoardCell[];
  text(cell: BoardCell): string;
}

const LETTERED = {
  fill: 'var(--ink)',
  stroke: 'var(--floor-low)',
  strokeWidth: 3,
  strokeOpacity: 0.6,
  paintOrder: 'stroke',
  textAnchor: 'middle',
  dominantBaseline: 'central',
} as const;

const LINES: Readonly<Record<MarkTone, string>> = {
  act: 'var(--act-line)',
  ally: 'var(--ally)',
  enemy: 'var(--enemy)',
  good: 'var(--good)',
  magic: 'var(--magic)',
  muted: 'var(--muted)',
};

const FILLS: Readonly<Record<MarkTone, string>> = {
  act: 'var(--act-soft)',
  ally: 'color-mix(in srgb, var(--ally), transparent 80%)',
  enemy: 'color-mix(in srgb, var(--enemy), transparent 80%)',
  good: 'color-mix(in srgb, var(--good), transparent 80%)',
  magic: 'color-mix(in srgb, var(--magic), transparent 80%)',
  muted: 'color-mix(in srgb, var(--muted), transparent 80%)',
};

function pointList(points: readonly { readonly x: number; readonly y: number }[]): string {
  return points.map(({ x, y }) => `${x},${y}`).join(' ');
}
