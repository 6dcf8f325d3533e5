import { useEffect, useState } from 'react';
import type { CellId } from './hexGeometry.ts';

/** A board on screen that others can point into without knowing it. */
interface PointedBoard {
  has(cell: CellId): boolean;
  /** Moves the keyboard cursor and the camera to a cell, and takes the focus. */
  goTo(cell: CellId): void;
  /** Marks cells for as long as a log line or a name is under the pointer. */
  mark(cells: readonly CellId[]): void;
}

/** The boards of the window. A window shows one table. */
const boards = new Set<PointedBoard>();

/** Moves the cursor of the board with this cell there; false if no board on screen has it. */
export function goToCell(cell: CellId): boolean {
  const board = [...boards].find((each) => each.has(cell));
  board?.goTo(cell);
  return board !== undefined;
}

/** Marks cells on all boards; none to take the marks off. */
export function markCells(cells: readonly CellId[]): void {
  for (const board of boards) board.mark(cells.filter((cell) => board.has(cell)));
}

/** Lets others point into a board while it is mounted. Returns the cells that are marked now. */
export function usePointedCells(has: (cell: CellId) => boolean, goTo: (cell: CellId) => void): readonly CellId[] {
  const [marked, mark] = useState<readonly CellId[]>([]);
  useEffect(() => {
    const board: PointedBoard = { has, goTo, mark };
    boards.add(board);
    return () => void boards.delete(board);
  }, [has, goTo]);
  return marked;
}
