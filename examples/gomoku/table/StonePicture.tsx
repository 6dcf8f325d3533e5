import type { Stones } from './stones.ts';

/** The board as a small picture. */
export function StonePicture({ view: { columns, rows, cells } }: { readonly view: Stones }) {
  const side = Math.max(columns, rows);
  return (
    <svg viewBox={`${(columns - side) / 2} ${(rows - side) / 2} ${side} ${side}`} aria-hidden="true">
      <rect width={columns} height={rows} fill="var(--surface)" />
      {cells.map((stone, cell) => {
        const [x, y] = [cell % columns, Math.floor(cell / columns)];
        return (
          <g key={`${x},${y}`} transform={`translate(${x} ${y})`}>
            <rect x="0.03" y="0.03" width="0.94" height="0.94" fill="var(--raised)" />
            {stone === 1 && <circle cx="0.5" cy="0.5" r="0.34" fill="var(--seat-1)" />}
            {stone === 2 && <circle cx="0.5" cy="0.5" r="0.28" fill="none" stroke="var(--seat-2)" strokeWidth="0.14" />}
          </g>
        );
      })}
    </svg>
  );
}
