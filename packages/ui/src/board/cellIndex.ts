import { hex, type Point } from '@tessera/space';
import { type Axial, axialAt, type BoardCell, type CellId, centreOf } from './hexGeometry.ts';

/** The moves of a cursor on a board of pointy hexes: along the row, to a diagonal neighbour, or up and down. */
export type CursorMove = 'west' | 'east' | 'north-west' | 'north-east' | 'south-west' | 'south-east' | 'up' | 'down';

/** A board's cells by position and by id. */
export interface CellIndex {
  byId(id: CellId | undefined): BoardCell | undefined;
  /** Returns the cell under a point of the drawing; the only hit-test of the board. */
  under(point: Point): BoardCell | undefined;
  /**
   * Returns the next cell in that direction, across gaps if needed. Up and down zigzag along the column at `column`, so
   * that two steps up lead to the cell straight above.
   */
  step(from: BoardCell, move: CursorMove, column: number): BoardCell | undefined;
}

/** Indexes a board. */
export function cellIndex(cells: readonly BoardCell[]): CellIndex {
  const byPlace = new Map(cells.map((cell) => [hex(cell.q, cell.r), cell]));
  const byName = new Map(cells.map((cell) => [cell.id, cell]));
  const at = ({ q, r }: Axial) => byPlace.get(hex(q, r));
  const byRow = rowsOf(cells);
  const reach = farthest(cells);

  const straight = (from: BoardCell, [dq, dr]: Offset) => {
    for (let steps = 1; steps <= reach; steps++) {
      const cell = at({ q: from.q + dq * steps, r: from.r + dr * steps });
      if (cell) return cell;
    }
    return undefined;
  };
  const alongColumn = (from: BoardCell, rows: 1 | -1, column: number) => {
    for (let r = from.r + rows; Math.abs(r - from.r) <= reach; r += rows) {
      const cell = nearestInRow(byRow.get(r), column);
      if (cell) return cell;
    }
    return undefined;
  };

  return {
    byId: (id) => (id === undefined ? undefined : byName.get(id)),
    under: (point) => at(axialAt(point)),
    step: (from, move, column) => {
      if (move === 'up') return alongColumn(from, -1, column);
      if (move === 'down') return alongColumn(from, 1, column);
      return straight(from, OFFSETS[move]);
    },
  };
}

type Offset = readonly [q: number, r: number];

const OFFSETS: Readonly<Record<Exclude<CursorMove, 'up' | 'down'>, Offset>> = {
  east: [1, 0],
  'north-east': [1, -1],
  'north-west': [0, -1],
  west: [-1, 0],
  'south-west': [-1, 1],
  'south-east': [0, 1],
};

/** Returns the cell of a row that is nearest to a column; the left one of two equally near. */
function nearestInRow(row: readonly BoardCell[] | undefined, column: number): BoardCell | undefined {
  let best: BoardCell | undefined;
  let distance = Infinity;
  for (const cell of row ?? []) {
    const off = Math.abs(centreOf(cell).x - column);
    // Centres are sums of roots: differences below a thousandth are ties.
    if (off < distance - 0.001) [best, distance] = [cell, off];
  }
  return best;
}

function rowsOf(cells: readonly BoardCell[]): ReadonlyMap<number, readonly BoardCell[]> {
  const rows = new Map<number, BoardCell[]>();
  for (const cell of cells) {
    const row = rows.get(cell.r);
    if (row) row.push(cell);
    else rows.set(cell.r, [cell]);
  }
  return rows;
}

/** Returns an upper bound of the distance between two cells. */
function farthest(cells: readonly BoardCell[]): number {
  let span = 0;
  const first = cells[0];
  if (!first) return 0;
  for (const { q, r } of cells) span = Math.max(span, Math.abs(q - first.q), Math.abs(r - first.r));
  return span * 2 + 1;
}
