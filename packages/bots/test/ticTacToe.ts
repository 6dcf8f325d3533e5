import { defineGame, refuse } from '@tessera/kernel';
import * as z from 'zod';

const State = z.object({ cells: z.array(z.int()), stones: z.int(), winner: z.int().nullable() });
const Action = z.object({ cell: z.int().min(0).max(8) });

const LINES = ['012', '345', '678', '036', '147', '258', '048', '246'].map((line) => [...line].map(Number));
const PLACE = Array.from({ length: 9 }, (_, cell) => ({ cell }));

/** A draw between players without mistakes. Every call returns the same action objects. */
export const ticTacToe = defineGame({
  id: 'tic-tac-toe',
  version: '1.0.0',
  seats: { min: 2, max: 2 },
  options: z.object({}),
  state: State,
  action: Action,
  setup: () => ({ cells: new Array<number>(9).fill(0), stones: 0, winner: null }),
  decisions: ({ stones, winner }) => (stones === 9 || winner !== null ? [] : [{ seat: stones % 2, kind: 'place' }]),
  legal: ({ cells }) => PLACE.filter(({ cell }) => cells[cell] === 0),
  check: ({ cells }, _seat, { cell }) => (cells[cell] === 0 ? undefined : refuse('taken', { cell })),
  play(state, seat, { cell }) {
    state.cells[cell] = seat + 1;
    state.stones++;
    if (LINES.some((line) => line.every((place) => state.cells[place] === seat + 1))) state.winner = seat;
  },
  outcome: ({ stones, winner }) => {
    if (winner !== null) return { results: winner === 0 ? ['win', 'loss'] : ['loss', 'win'] };
    return stones === 9 ? { results: ['draw', 'draw'] } : undefined;
  },
});
