import {
  BLOCKED,
  Board,
  type Cell,
  DIRECTION_INDICES,
  fromOddRow,
  HexSight,
  OCCUPIED,
  Reach,
  SOLID,
  Terrain,
} from '@tessera/space';

export type { Cell };

/** Thirty hexes, row by row: `.` is floor, `#` a pillar, letters are the starting cells of the figures. */
export const MAP = `
. . . . . .
A . # . . O
. . . . . .
W . . # . S
. . . . . .`
  .trim()
  .split('\n')
  .map((row) => row.split(' '));

export const ROWS = MAP.length;
export const COLUMNS = MAP[0]!.length;

export const BOARD = new Board(MAP.flatMap((row, y) => row.map((_, x) => fromOddRow(x, y))));

/** The starting cells of the heroes, by seat, then of the monsters. */
export const STARTS: readonly Cell[] = ['A', 'W', 'O', 'S'].map((letter) => MAP.flat().indexOf(letter));

const PILLARS = Uint8Array.from(MAP.flat(), (mark) => (mark === '#' ? 1 : 0));
const EMPTY = new Terrain(BOARD);
PILLARS.forEach((pillar, cell) => {
  if (pillar) EMPTY.mark(cell, SOLID);
});

const sight = new HexSight(BOARD, PILLARS, 'either');
const terrain = new Terrain(BOARD);
const reach = new Reach(BOARD);

export function distance(a: Cell, b: Cell): number {
  return BOARD.distance(a, b);
}

export function neighboursOf(cell: Cell): Cell[] {
  return DIRECTION_INDICES.map((direction) => BOARD.neighbour(cell, direction)).filter((next) => next >= 0);
}

export function isPillar(cell: Cell): boolean {
  return PILLARS[cell] === 1;
}

/** Whether an attack of this range reaches from one cell to the other. */
export function inRange(from: Cell, to: Cell, range: number): boolean {
  return distance(from, to) <= range && sight.sees(from, to);
}

/** Formats a cell as `c2`: the column as a letter, the row as a number, both from the top left. */
export function cellName(cell: Cell): string {
  return String.fromCharCode(97 + (cell % COLUMNS)) + (Math.floor(cell / COLUMNS) + 1);
}

/** Returns where a figure can walk from here; figures block each other. The next call overwrites the result. */
export function walk(
  figures: readonly { readonly cell: Cell; readonly hp: number }[],
  from: Cell,
  steps?: number,
): Reach {
  terrain.copyFrom(EMPTY);
  for (const { cell, hp } of figures) if (hp > 0) terrain.mark(cell, BLOCKED | OCCUPIED);
  return reach.search(from, { gait: 'walk', terrain }, steps);
}
