import { defineGame, type Outcome, refuse, type Seat } from '@tessera/kernel';
import * as z from 'zod';
import { lineThrough } from './line.ts';

const Options = z.object({
  columns: z.int().min(1).max(26).default(3).describe('Columns of the board'),
  rows: z.int().min(1).max(26).default(3).describe('Rows of the board'),
  inARow: z.int().min(1).max(26).default(3).describe('Stones in a row that win'),
});

/** 0 is an empty cell, 1 a stone of seat 0, 2 a stone of seat 1. The board is flat: row by row. */
const State = z.object({
  columns: z.int(),
  rows: z.int(),
  inARow: z.int(),
  cells: z.array(z.int().min(0).max(2)),
  stones: z.int(),
  winner: z.int().nullable(),
});
export type State = z.infer<typeof State>;

const Action = z.object({ type: z.literal('place'), cell: z.int().min(0) });
export type Action = z.infer<typeof Action>;

const Event = z.object({ type: z.literal('placed'), seat: z.int(), cell: z.int() });
export type Event = z.infer<typeof Event>;

/** Every possible action, created once, so that a list of legal moves is a list of references. */
const PLACE: readonly Action[] = Array.from({ length: 26 * 26 }, (_, cell) => ({ type: 'place', cell }));

/** An m,n,k-game. With its default options it is tic-tac-toe. */
export const gomoku = defineGame({
  id: 'gomoku',
  version: '1.0.0',
  seats: { min: 2, max: 2 },
  options: Options,
  state: State,
  action: Action,
  events: Event,

  setup: ({ columns, rows, inARow }) => ({
    columns,
    rows,
    inARow,
    cells: new Array<number>(columns * rows).fill(0),
    stones: 0,
    winner: null,
  }),

  decisions: (state) => (isOver(state) ? [] : [{ seat: toMove(state), kind: 'place' }]),

  legal(state) {
    const { cells } = state;
    const actions: Action[] = [];
    for (let cell = 0; cell < cells.length; cell++) if (cells[cell] === 0) actions.push(PLACE[cell] as Action);
    return actions;
  },

  check(state, _seat, { cell }) {
    if (cell >= state.cells.length) return refuse('off-the-board', { cell, cells: state.cells.length });
    if (state.cells[cell] !== 0) return refuse('taken', { cell });
    return undefined;
  },

  play(state, seat, { cell }, { log }) {
    state.cells[cell] = seat + 1;
    state.stones++;
    log({ type: 'placed', seat, cell });
    if (lineThrough(state, cell)) state.winner = seat;
  },

  outcome(state): Outcome | undefined {
    if (state.winner !== null) {
      return { results: state.winner === 0 ? ['win', 'loss'] : ['loss', 'win'], why: 'in-a-row' };
    }
    return isOver(state) ? { results: ['draw', 'draw'], why: 'board-full' } : undefined;
  },

  progress: ({ stones }) => ({ code: 'stones', params: { stones } }),
  term: (name, { columns }) => cellCalled(name, columns),
});

/** Formats a cell as `b2`: the column as a letter, the row as a number, both from the top left. */
export function cellName(cell: number, columns: number): string {
  return String.fromCharCode(97 + (cell % columns)) + (Math.floor(cell / columns) + 1);
}

/** Parses a cell name; undefined if it is invalid. */
function cellCalled(name: string, columns: number): number | undefined {
  const [, letter, row] = /^([a-z])([1-9]\d?)$/.exec(name) ?? [];
  if (letter === undefined) return undefined;
  return (Number(row) - 1) * columns + letter.charCodeAt(0) - 97;
}

function toMove(state: State): Seat {
  return state.stones % 2;
}

function isOver(state: State): boolean {
  return state.winner !== null || state.stones === state.cells.length;
}
