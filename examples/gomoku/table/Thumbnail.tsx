import type { Stones } from './stones.ts';

/** The aspect ratio of the cards that show it. */
const SHAPE = 2.4;

/** A small picture of the board: its whole width, and as much of its height as fits, around the stones. */
export function Thumbnail({ view: { columns, rows, cells } }: { readonly view: Stones }) {
  const side = Math.max(columns, rows);
  const height = columns / SHAPE;
  const taken = cells.flatMap((stone, cell) => (stone === 0 ? [] : [Math.floor(cell / columns) + 0.5]));
  const middle = taken.length === 0 ? rows / 2 : (Math.min(...taken) + Math.max(...taken)) / 2;
  const top = Math.max(0, Math.min(rows - height, middle - height / 2));
  const lines = [
    ...Array.from({ length: columns }, (_, x) => `M${x + 0.5} 0.5V${rows - 0.5}`),
    ...Array.from({ length: rows }, (_, y) => `M0.5 ${y + 0.5}H${columns - 0.5}`),
  ].join('');
  return (
    <svg viewBox={`0 ${top} ${columns} ${height}`} aria-hidden="true">
      <rect width={columns} height={rows} rx={side * 0.03} fill="light-dark(#dcb174, #a9794a)" />
      <path d={lines} stroke="#4a2e12" strokeWidth={side * 0.004} />
      {cells.map((stone, cell) => {
        const [x, y] = [(cell % columns) + 0.5, Math.floor(cell / columns) + 0.5];
        const look = stone === 1 ? { fill: '#15181d' } : { fill: '#f6f0e2', stroke: '#8b7d5c', strokeWidth: 0.06 };
        return stone === 0 ? null : <circle key={`${x},${y}`} cx={x} cy={y} r="0.44" {...look} />;
      })}
    </svg>
  );
}
