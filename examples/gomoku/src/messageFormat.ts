import type { GameMessageFormat } from '@tessera/text';
import { type Action, cellName, type Event, type State } from './game.ts';

/** Formatters of parameters, for any language; the sentences are in `texts/`. */
export const words: GameMessageFormat<State, Action, Event> = {
  // The name of a cell depends on the board; without one, its number is used.
  params: {
    cell: (cell, { view }) => nameOn(view, Number(cell)),
    // As labelled on the rim of the board.
    point: (cell, { view }) => nameOn(view, Number(cell)).toUpperCase(),
  },

  events: { placed: ({ seat, cell }) => ({ code: 'placed', params: { seat, point: cell } }) },

  board: ({ cells, columns }) => {
    const marks = cells.map(
      (stone, cell) => (stone === 0 ? '·' : stone === 1 ? 'X' : 'O') + (cell % columns === columns - 1 ? '\n' : ' '),
    );
    return marks.join('').trimEnd();
  },
};

function nameOn(view: State | undefined, cell: number): string {
  return view && cell < view.cells.length ? cellName(cell, view.columns) : String(cell);
}
