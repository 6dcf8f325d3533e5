import type { State } from './game.ts';

const DIRECTIONS = [
  [1, 0],
  [0, 1],
  [1, 1],
  [1, -1],
] as const;

/** Whether the stone on this cell is part of a winning line. */
export function lineThrough(state: State, cell: number): boolean {
  const { columns, inARow } = state;
  const x = cell % columns;
  const y = (cell - x) / columns;
  for (const [dx, dy] of DIRECTIONS) {
    if (1 + stonesFrom(state, x, y, dx, dy) + stonesFrom(state, x, y, -dx, -dy) >= inARow) return true;
  }
  return false;
}

function stonesFrom({ cells, columns, rows }: State, x: number, y: number, dx: number, dy: number): number {
  const stone = cells[y * columns + x];
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
