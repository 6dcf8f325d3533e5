import { defineGame, refuse } from '@tessera/kernel';
import * as z from 'zod';

// A small test game without dice and hidden information.

const MAX_SIDE = 10;
const Options = z.object({
  side: z.int().min(1).max(MAX_SIDE).default(5),
  /** How many stones in one row or one column win. */
  toWin: z.int().min(1).max(MAX_SIDE).default(3),
});
/** Cells hold the seat whose stone is there, or -1. */
const State = Options.extend({ cells: z.array(z.int()), stones: z.int() });
type State = z.infer<typeof State>;

function winnerOf({ side, toWin, cells }: State): number | undefined {
  for (const seat of [0, 1]) {
    for (let line = 0; line < side; line++) {
      const wins = (isIn: (cell: number) => boolean) =>
        cells.filter((stone, cell) => stone === seat && isIn(cell)).length >= toWin;
      if (wins((cell) => Math.floor(cell / side) === line) || wins((cell) => cell % side === line)) return seat;
    }
  }
  return undefined;
}

const isOver = (state: State) => winnerOf(state) !== undefined || state.stones === state.cells.length;

/** Two players place stones in turn. */
export const stones = defineGame({
  id: 'stones',
  version: '1.0.0',
  seats: { min: 2, max: 2 },
  options: Options,
  state: State,
  action: z.object({
    type: z.literal('place'),
    cell: z
      .int()
      .min(0)
      .max(MAX_SIDE * MAX_SIDE - 1),
  }),
  events: z.object({ type: z.literal('placed'), seat: z.int(), cell: z.int() }),
  setup: ({ side, toWin }): State => ({ side, toWin, cells: new Array<number>(side * side).fill(-1), stones: 0 }),
  decisions: (state) => (isOver(state) ? [] : [{ seat: state.stones % 2, kind: 'place' }]),
  legal: ({ cells }) => cells.flatMap((stone, cell) => (stone < 0 ? [{ type: 'place' as const, cell }] : [])),
  check: ({ cells }, _seat, { cell }) => (cells[cell] === -1 ? undefined : refuse('taken', { cell })),
  play(state, seat, { cell }, { log }) {
    state.cells[cell] = seat;
    state.stones++;
    log({ type: 'placed', seat, cell });
  },
  outcome(state) {
    if (!isOver(state)) return undefined;
    const winner = winnerOf(state);
    if (winner === undefined) return { results: ['draw', 'draw'] };
    return { results: [0, 1].map((seat) => (seat === winner ? 'win' : 'loss')) };
  },
});
