import type { State } from './game.ts';

const DIRECTIONS = [
  [1, 0],
  [0, 1],
  [1, 1],
  [1, -1],
] as const;

/** Whether the stone on this cell is part of a winning line. */
export function lineThrough({ cells, columns, rows, inARow }: State, cell: number): boolean {
  const stone = cells[cell];
  const x = cell % columns;
  const y = (cell - x) / columns;

  function stonesTowards(dx: number, dy: number): number {
    let count = 0;
    let column = x + dx;
    let row = y + dy;
    while (column >= 0 && column < columns && row >= 0 && row < rows && cells[row * columns + column] === stone) {
      count++;
      column += dx;
      row += dy;
    }
    return count;
  }

  for (const [dx, dy] of DIRECTIONS) {
    if (1 + stonesTowards(dx, dy) + stonesTowards(-dx, -dy) >= inARow) return true;
  }
  return false;
}
