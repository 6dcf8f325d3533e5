// One more catalog for the server under load: the smallest game that never ends, and the large one of the kernel's rows.
import { defineGame } from '@tessera/kernel';
import * as z from 'zod';
import { army } from '../kernel/army.mjs';

/** Two players count up in turn, and each number goes onto a board of nine fields. */
const ticks = defineGame({
  id: 'ticks',
  version: '1.0.0',
  seats: { min: 2, max: 2 },
  options: z.object({}),
  state: z.object({ cells: z.array(z.int()), turn: z.int(), count: z.int() }),
  action: z.strictObject({ type: z.literal('tick'), cell: z.int().min(0).max(8) }),
  setup: () => ({ cells: [0, 0, 0, 0, 0, 0, 0, 0, 0], turn: 0, count: 0 }),
  decisions: (state) => [{ seat: state.turn, kind: 'tick' }],
  legal: () => [{ type: 'tick', cell: 0 }],
  check: () => undefined,
  play(state, _seat, { cell }) {
    state.count++;
    state.cells[cell] = state.count;
    state.turn = 1 - state.turn;
  },
  outcome: () => undefined,
});

const entry = (game) => ({ game, bots: {}, folder: 'bench/server', tagline: 'For measuring' });

export const games = [entry(ticks), entry(army)];
