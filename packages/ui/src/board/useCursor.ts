import { type KeyboardEvent, useState } from 'react';
import type { CellIndex } from './cellIndex.ts';
import { cursorMove } from './cursorKeys.ts';
import { type BoardCell, type CellId, centreOf } from './hexGeometry.ts';
import type { BoardView } from './useView.ts';

/** The dependencies of a board's keyboard cursor. */
export interface CursorBoard {
  readonly index: CellIndex;
  readonly view: BoardView;
  readonly targets: readonly CellId[];
  /** The initial cell: the armed cell, otherwise the first target, otherwise the centre. */
  readonly start: BoardCell | undefined;
  arrive(cell: CellId): void;
  choose(cell: CellId): void;
  readonly cancel: (() => void) | undefined;
}

export interface Cursor {
  readonly cell: BoardCell | undefined;
  /** Moves the cursor to a cell. */
  goTo(cell: CellId): void;
  leave(): void;
  onKeyDown(event: KeyboardEvent): void;
}

/** The keyboard cursor: arrows move it, Tab moves it to the next target, Enter chooses its cell. */
export function useCursor({ index, view, targets, start, arrive, choose, cancel }: CursorBoard): Cursor {
  const [spot, setSpot] = useState<Spot>();

  const moveTo = (cell: BoardCell, column = centreOf(cell).x) => {
    setSpot({ cell, column });
    view.bring(centreOf(cell));
    arrive(cell.id);
  };
  const step = (event: KeyboardEvent): boolean => {
    const move = cursorMove(event);
    if (!move || !start) return false;
    // The first key shows the cursor; the next ones move it.
    if (!spot) moveTo(start);
    else {
      const next = index.step(spot.cell, move, spot.column);
      const keeps = move === 'up' || move === 'down';
      if (next) moveTo(next, keeps ? spot.column : undefined);
    }
    return true;
  };
  const tab = (event: KeyboardEvent): boolean => {
    if (event.key !== 'Tab') return false;
    const next = index.byId(nextTarget(targets, spot?.cell.id, event.shiftKey));
    if (next) moveTo(next);
    // Past the last target the focus leaves the board, so that it is not trapped.
    return next !== undefined;
  };
  const decide = (event: KeyboardEvent): boolean => {
    if (event.key === 'Enter' && spot) choose(spot.cell.id);
    else if (event.key === 'Escape' && cancel) cancel();
    else return false;
    return true;
  };

  return {
    cell: spot?.cell,
    goTo: (id) => {
      const cell = index.byId(id);
      if (cell) moveTo(cell);
    },
    leave: () => setSpot(undefined),
    onKeyDown: (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (step(event) || tab(event) || decide(event) || zoom(event.key, view)) event.preventDefault();
    },
  };
}

/** The cell of the cursor, and the column it keeps while it moves up and down. */
interface Spot {
  readonly cell: BoardCell;
  readonly column: number;
}

/** Returns the target after a cell; undefined past the last (or, backwards, before the first). */
function nextTarget(targets: readonly CellId[], from: CellId | undefined, backwards: boolean): CellId | undefined {
  const at = from === undefined ? -1 : targets.indexOf(from);
  if (at < 0) return backwards ? undefined : targets[0];
  return targets[backwards ? at - 1 : at + 1];
}

function zoom(key: string, view: BoardView): boolean {
  if (key === '+' || key === '=') view.zoomBy(1.25);
  else if (key === '-') view.zoomBy(0.8);
  else if (key === '0') view.fit();
  else return false;
  return true;
}
