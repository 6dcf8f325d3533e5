import { memo, useId } from 'react';
import type { Chance, Row } from './rows.ts';
import type { Stones } from './stones.ts';

/** Distance between two lines, and from the outermost line to the edge of the frame, in units of the drawing. */
export const GAP = 46;
export const EDGE = 64;
const RADIUS = GAP * 0.455;

export interface Grid {
  readonly columns: number;
  readonly rows: number;
}

export function sizeOf({ columns, rows }: Grid): { readonly width: number; readonly height: number } {
  return { width: GAP * (columns - 1) + 2 * EDGE, height: GAP * (rows - 1) + 2 * EDGE };
}

export function pointOf({ columns }: Pick<Grid, 'columns'>, cell: number): { readonly x: number; readonly y: number } {
  return { x: EDGE + (cell % columns) * GAP, y: EDGE + Math.floor(cell / columns) * GAP };
}

/** The wooden board with its lines, drawn once per size. */
export const Wood = memo(function Wood({ columns, rows, isSmall }: Grid & { readonly isSmall: boolean }) {
  const id = useId();
  const { width, height } = sizeOf({ columns, rows });
  const inner = { x: 34, y: 34, width: width - 68, height: height - 68, rx: 4 };
  const [right, bottom] = [width - EDGE, height - EDGE];
  const lines = [
    ...Array.from({ length: columns }, (_, i) => `M${EDGE + i * GAP} ${EDGE}V${bottom}`),
    ...Array.from({ length: rows }, (_, i) => `M${EDGE} ${EDGE + i * GAP}H${right}`),
  ].join('');
  return (
    <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" className="absolute inset-0 h-full w-full">
      <linearGradient id={`${id}w`} x1="0" y1="0" x2="1" y2="1">
        <stop offset="0" stopColor="light-dark(#e9c48b, #bd8c54)" />
        <stop offset="1" stopColor="light-dark(#d3a566, #97693b)" />
      </linearGradient>
      <linearGradient id={`${id}f`} x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="light-dark(#cfa06a, #6d4728)" />
        <stop offset="1" stopColor="light-dark(#b5834d, #3f2612)" />
      </linearGradient>
      <radialGradient id={`${id}s`} cx="0.38" cy="0.25" r="0.8">
        <stop offset="0" stopColor="#fff" stopOpacity="0.28" />
        <stop offset="1" stopColor="#000" stopOpacity="0.12" />
      </radialGradient>
      <filter id={`${id}g`} x="0" y="0" width="100%" height="100%">
        <feTurbulence type="fractalNoise" baseFrequency="0.0035 0.085" numOctaves="4" seed="8" />
        <feColorMatrix values="0 0 0 0 0.23 0 0 0 0 0.12 0 0 0 0 0.03 0 0 0 1.5 -0.52" />
        <feComposite in2="SourceGraphic" operator="in" />
      </filter>
      <rect x="10" y="18" width={width - 20} height={height - 20} rx="14" fill="#000" opacity="0.3" />
      <rect x="4" y="4" width={width - 8} height={height - 8} rx="14" fill={`url(#${id}f)`} />
      <rect
        x="5"
        y="5"
        width={width - 10}
        height={height - 10}
        rx="13"
        fill="none"
        stroke="#fff"
        strokeOpacity="0.25"
        strokeWidth="2"
      />
      <rect {...inner} fill={`url(#${id}w)`} />
      <rect {...inner} fill="#000" filter={`url(#${id}g)`} opacity="0.42" />
      <rect {...inner} fill={`url(#${id}s)`} stroke="#000" strokeOpacity="0.35" strokeWidth="2" />
      <path d={lines} stroke={LINE} strokeWidth="1.3" strokeOpacity="0.85" />
      <rect x={EDGE} y={EDGE} width={right - EDGE} height={bottom - EDGE} fill="none" stroke={LINE} strokeWidth="2.4" />
      {starsOf({ columns, rows }).map(({ x, y }) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="4.5" fill={LINE} />
      ))}
      <Names columns={columns} rows={rows} isSmall={isSmall} />
    </svg>
  );
});

const LINE = 'light-dark(#4a2e12, #2a1809)';

/** Returns the star points of a large board. */
function starsOf({ columns, rows }: Grid): readonly { readonly x: number; readonly y: number }[] {
  if (columns < 13 || rows < 13 || columns % 2 === 0 || rows % 2 === 0) return [];
  const at = (length: number) => [3, (length - 1) / 2, length - 4];
  return at(columns).flatMap((column) =>
    at(rows).flatMap((row) =>
      (column === (columns - 1) / 2) === (row === (rows - 1) / 2)
        ? [{ x: EDGE + column * GAP, y: EDGE + row * GAP }]
        : [],
    ),
  );
}

/** Letters and numbers on all four sides of the frame; every second one on a small board. */
function Names({ columns, rows, isSmall }: Grid & { readonly isSmall: boolean }) {
  const { width, height } = sizeOf({ columns, rows });
  const size = isSmall ? 28 : 17;
  const shown = (index: number) => !isSmall || index % 2 === 0;
  const text = {
    fontSize: size,
    textAnchor: 'middle',
    dominantBaseline: 'central',
    fill: 'light-dark(#2c1a08, #f4e4c6)',
  } as const;
  return (
    <g className="font-numeral font-semibold">
      {Array.from({ length: columns }, (_, i) => String.fromCharCode(65 + i)).map(
        (letter, i) =>
          shown(i) &&
          [19, height - 19].map((y) => (
            <text key={`${letter}${y}`} x={EDGE + i * GAP} y={y} {...text}>
              {letter}
            </text>
          )),
      )}
      {Array.from({ length: rows }, (_, i) => i + 1).map(
        (row, i) =>
          shown(i) &&
          [19, width - 19].map((x) => (
            <text key={`${row}${x}`} x={x} y={EDGE + i * GAP} {...text}>
              {row}
            </text>
          )),
      )}
    </g>
  );
}

export interface StonesArtProps {
  readonly view: Stones;
  readonly last: number | undefined;
  /** A chosen, not yet placed stone, and its seat. */
  readonly chosen: { readonly cell: number; readonly seat: number; readonly makes: string } | undefined;
  readonly rows: readonly Row[];
  readonly chances: readonly Chance[];
  /** The viewer's seat, whose threats are drawn as own ones. */
  readonly own: number;
  readonly winning: readonly number[];
}

/** Everything on top of the wood. */
export function StonesArt({ view, last, chosen, rows, chances, own, winning }: StonesArtProps) {
  const id = useId();
  const at = (cell: number) => pointOf(view, cell);
  return (
    <>
      <radialGradient id={`${id}1`} cx="0.36" cy="0.3" r="0.8">
        <stop offset="0" stopColor="#6a7280" />
        <stop offset="0.35" stopColor="#2b3038" />
        <stop offset="1" stopColor="#0b0d11" />
      </radialGradient>
      <radialGradient id={`${id}2`} cx="0.36" cy="0.3" r="0.85">
        <stop offset="0" stopColor="#ffffff" />
        <stop offset="0.5" stopColor="#f6f0e2" />
        <stop offset="1" stopColor="#cfc3a8" />
      </radialGradient>
      {rows.map(({ seat, stones }) => {
        const from = at(stones[0] ?? 0);
        const to = at(stones.at(-1) ?? 0);
        return (
          <path
            key={stones.join(' ')}
            d={`M${from.x} ${from.y}L${to.x} ${to.y}`}
            stroke={seat === own ? '#fff3cf' : '#8f2f00'}
            strokeOpacity={seat === own ? 0.6 : 0.34}
            strokeWidth={GAP * 1.06}
            strokeLinecap="round"
          />
        );
      })}
      {winning.length > 0 && <Winning cells={winning} view={view} />}
      {view.cells.map((stone, cell) => {
        if (stone === 0) return null;
        const { x, y } = at(cell);
        // A stone never moves, so its point identifies it.
        return <Stone key={`${x} ${y}`} x={x} y={y} stone={stone} shade={`url(#${id}${stone})`} />;
      })}
      {winning.map((cell, i) => (
        <text key={cell} {...at(cell)} fontSize="24" fill={view.winner === 0 ? '#f6f0e1' : '#1f2329'} {...CENTRED}>
          {i + 1}
        </text>
      ))}
      {last !== undefined && (
        <circle
          cx={at(last).x}
          cy={at(last).y}
          r={winning.includes(last) ? RADIUS * 0.78 : RADIUS * 0.46}
          fill="none"
          stroke={view.cells[last] === 1 ? '#f6f0e1' : '#1f2329'}
          strokeWidth="3"
        />
      )}
      {chances.map(
        (chance) =>
          chance.cell !== chosen?.cell && (
            <Mark
              key={`${chance.cell} ${chance.seat}`}
              chance={chance}
              isOwn={chance.seat === own}
              {...at(chance.cell)}
            />
          ),
      )}
      {chosen && (
        <g>
          <g opacity="0.6">
            <Stone {...at(chosen.cell)} stone={chosen.seat + 1} shade={`url(#${id}${chosen.seat + 1})`} />
          </g>
          <circle
            cx={at(chosen.cell).x}
            cy={at(chosen.cell).y}
            r={RADIUS * 1.24}
            fill="none"
            stroke="#1f2329"
            strokeWidth="7"
          />
          <circle
            cx={at(chosen.cell).x}
            cy={at(chosen.cell).y}
            r={RADIUS * 1.24}
            fill="none"
            stroke="#ffd24d"
            strokeWidth="4"
          />
          <text {...at(chosen.cell)} fontSize="20" fill={chosen.seat === 0 ? '#fff' : '#1f2329'} {...CENTRED}>
            {chosen.makes}
          </text>
        </g>
      )}
    </>
  );
}

const CENTRED = { textAnchor: 'middle', dominantBaseline: 'central', className: 'font-numeral font-semibold' } as const;

export function Stone({
  x,
  y,
  stone,
  shade,
  r = RADIUS,
}: {
  readonly x: number;
  readonly y: number;
  readonly stone: number;
  readonly shade: string;
  readonly r?: number;
}) {
  return (
    <g>
      <ellipse cx={x + r * 0.12} cy={y + r * 0.2} rx={r * 1.02} ry={r * 0.98} fill="#000" opacity="0.38" />
      <circle cx={x} cy={y} r={r} fill={shade} stroke={stone === 1 ? '#05070a' : '#a79b83'} strokeWidth={r * 0.05} />
    </g>
  );
}

/** A marked free point: a filled plate for the viewer's row, a dashed one for the opponent's. */
function Mark({
  chance: { rows },
  isOwn,
  x,
  y,
}: {
  readonly chance: Chance;
  readonly isOwn: boolean;
  readonly x: number;
  readonly y: number;
}) {
  const half = isOwn ? 17 : 15;
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect
        x={-half}
        y={-half}
        width={2 * half}
        height={2 * half}
        rx="8"
        fill={isOwn ? '#ffe08a' : '#fff1e8'}
        stroke={isOwn ? '#1f2329' : '#8f2f00'}
        strokeWidth="2.5"
        strokeDasharray={isOwn ? undefined : '4 3'}
      />
      <text fontSize="20" fill={isOwn ? '#1f2329' : '#8f2f00'} {...CENTRED}>
        {rows[0]}
      </text>
    </g>
  );
}

/** The winning row inside one outline. */
function Winning({ cells, view }: { readonly cells: readonly number[]; readonly view: Stones }) {
  const from = pointOf(view, cells[0] ?? 0);
  const to = pointOf(view, cells.at(-1) ?? 0);
  const line = `M${from.x} ${from.y}L${to.x} ${to.y}`;
  return (
    <g strokeLinecap="round" fill="none">
      <path d={line} stroke="#0b3b2e" strokeWidth={GAP * 1.28} />
      <path d={line} stroke="#8ff5cf" strokeWidth={GAP * 1.16} />
      <path d={line} stroke="#7fae83" strokeWidth={GAP * 1.02} />
    </g>
  );
}
