import type { Stones } from './stones.ts';

/** The four directions of a row. */
const WAYS = [
  [1, 0],
  [0, 1],
  [1, 1],
  [1, -1],
] as const;

/** A row of one colour that can still be completed. */
export interface Row {
  readonly seat: number;
  /** Its stones, from one end to the other. */
  readonly stones: readonly number[];
}

/** A free point, and the longest rows that a stone of this seat would make there. */
export interface Chance {
  readonly cell: number;
  readonly seat: number;
  /** Longest first. */
  readonly rows: readonly number[];
}

/** Returns the cells of the winning row, in order; empty without a winner. */
export function winningRow(board: Stones): readonly number[] {
  const { cells, winner, inARow } = board;
  if (winner === null) return [];
  for (const [dx, dy] of WAYS) {
    for (let cell = 0; cell < cells.length; cell++) {
      const run = runFrom(board, cell, dx, dy, winner + 1);
      const before = step(board, cell, -dx, -dy);
      if (run.length >= inARow && (before === undefined || cells[before] !== winner + 1)) return run;
    }
  }
  return [];
}

/** Returns the rows that are at most two stones from winning, without duplicates. */
export function openRows(board: Stones): readonly Row[] {
  const least = Math.max(2, board.inARow - 2);
  const found = new Map<string, Row>();
  for (const { cells } of windowsOf(board)) {
    for (const seat of [0, 1]) {
      const stones = stonesOf(board, cells, seat);
      if (stones && stones.length >= least) found.set(stones.join(' '), { seat, stones });
    }
  }
  const rows = [...found.values()];
  // A row inside a longer one is redundant.
  return rows.filter(
    (row) => !rows.some((other) => other !== row && row.stones.every((stone) => other.stones.includes(stone))),
  );
}

/** Returns the free points where a stone would leave at most one more to be placed. */
export function chances(board: Stones): readonly Chance[] {
  const found: Chance[] = [];
  board.cells.forEach((stone, cell) => {
    if (stone !== 0) return;
    for (const seat of [0, 1]) {
      const rows = rowsMadeAt(board, cell, seat).filter((length) => length >= Math.max(3, board.inARow - 1));
      if (rows.length > 0) found.push({ cell, seat, rows });
    }
  });
  return found;
}

/** Returns the lengths of the rows that a stone would make, one per direction, longest first. */
export function rowsMadeAt(board: Stones, cell: number, seat: number): readonly number[] {
  return WAYS.map(([dx, dy]) => {
    let most = 0;
    for (let back = 0; back < board.inARow; back++) {
      const start = step(board, cell, -dx * back, -dy * back);
      const cells = start === undefined ? undefined : windowAt(board, start, dx, dy);
      const stones = cells && stonesOf(board, cells, seat);
      if (stones) most = Math.max(most, stones.length + 1);
    }
    return most;
  })
    .filter((length) => length > 1)
    .sort((a, b) => b - a);
}

/** Returns the stones of a seat among some cells; undefined if the opponent has one there, or the seat none. */
function stonesOf({ cells }: Stones, window: readonly number[], seat: number): readonly number[] | undefined {
  const own = window.filter((cell) => cells[cell] === seat + 1);
  const isFree = window.every((cell) => cells[cell] === 0 || cells[cell] === seat + 1);
  return isFree && own.length > 0 ? own : undefined;
}

function* windowsOf(board: Stones): Generator<{ readonly cells: readonly number[] }> {
  for (const [dx, dy] of WAYS) {
    for (let start = 0; start < board.cells.length; start++) {
      const cells = windowAt(board, start, dx, dy);
      if (cells) yield { cells };
    }
  }
}

/** Returns as many cells as win, from one on; undefined if the board ends before. */
function windowAt(board: Stones, start: number, dx: number, dy: number): readonly number[] | undefined {
  const cells: number[] = [];
  for (let i = 0; i < board.inARow; i++) {
    const cell = step(board, start, dx * i, dy * i);
    if (cell === undefined) return undefined;
    cells.push(cell);
  }
  return cells;
}

function runFrom(board: Stones, start: number, dx: number, dy: number, stone: number): readonly number[] {
  const run: number[] = [];
  for (let i = 0; ; i++) {
    const cell = step(board, start, dx * i, dy * i);
    if (cell === undefined || board.cells[cell] !== stone) return run;
    run.push(cell);
  }
}

/** Returns the cell some columns and rows away; undefined beyond the edge. */
export function step({ columns, rows }: Stones, cell: number, dx: number, dy: number): number | undefined {
  const x = (cell % columns) + dx;
  const y = Math.floor(cell / columns) + dy;
  return x >= 0 && x < columns && y >= 0 && y < rows ? y * columns + x : undefined;
}
