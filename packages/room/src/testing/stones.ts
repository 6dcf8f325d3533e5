import { defineGame, refuse } from '@tessera/kernel';
import * as z from 'zod';

// A small game without dice and secrets, for tests of rooms.

const SIDE = 5;
const CELLS = SIDE * SIDE;
const State = z.object({ cells: z.array(z.int()), turn: z.int() });
type State = z.infer<typeof State>;

/** Whoever has three of their stones in one row or one column has won. */
function winnerOf({ cells }: State): number | undefined {
  for (const seat of [0, 1]) {
    for (let line = 0; line < SIDE; line++) {
      const count = (isIn: (cell: number) => boolean) =>
        cells.filter((stone, cell) => stone === seat && isIn(cell)).length;
      if (count((cell) => Math.floor(cell / SIDE) === line) >= 3 || count((cell) => cell % SIDE === line) >= 3)
        return seat;
    }
  }
  return undefined;
}

const isOver = (state: State) => winnerOf(state) !== undefined || !state.cells.includes(-1);

/** Two players place stones in turn. */
export const stones = defineGame({
  id: 'stones',
  version: '1.0.0',
  seats: { min: 2, max: 2 },
  options: z.object({}),
  state: State,
  action: z.object({
    type: z.literal('place'),
    cell: z
      .int()
      .min(0)
      .max(CELLS - 1),
  }),
  events: z.object({ type: z.literal('placed'), seat: z.int(), cell: z.int() }),
  setup: (): State => ({ cells: new Array<number>(CELLS).fill(-1), turn: 0 }),
  decisions: (state) => (isOver(state) ? [] : [{ seat: state.turn, kind: 'place' }]),
  legal: ({ cells }) => cells.flatMap((stone, cell) => (stone < 0 ? [{ type: 'place' as const, cell }] : [])),
  check: ({ cells }, _seat, { cell }) => (cells[cell] === -1 ? undefined : refuse('taken', { cell })),
  play(state, seat, { cell }, { log }) {
    state.cells[cell] = seat;
    state.turn = 1 - seat;
    log({ type: 'placed', seat, cell });
  },
  outcome(state) {
    if (!isOver(state)) return undefined;
    const winner = winnerOf(state);
    if (winner === undefined) return { results: ['draw', 'draw'] };
    return { results: [0, 1].map((seat) => (seat === winner ? 'win' : 'loss')) };
  },
});
