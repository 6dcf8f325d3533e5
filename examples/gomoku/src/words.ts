import type { GameWords } from '@tessera/text';
import { type Action, cellName, type Event, type State } from './game.ts';

/** How parameters become words, in any language; the sentences are in `texts/`. */
export const words: GameWords<State, Action, Event> = {
  // A cell is named by the board it is on; one that is on none, by its number.
  params: {
    cell: (cell, { view }) => nameOn(view, Number(cell)),
    // As it stands at the rim of the board.
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
