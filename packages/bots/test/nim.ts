import { defineGame, refuse } from '@tessera/kernel';
import * as z from 'zod';

const State = z.object({ heap: z.int(), turn: z.int() });
const Action = z.object({ take: z.int().min(1).max(3) });

/**
 * Take one to three; the player to take the last one wins. The player to move wins unless the heap is a multiple of 4.
 */
export const nim = defineGame({
  id: 'nim',
  version: '1.0.0',
  seats: { min: 2, max: 2 },
  options: z.object({ heap: z.int().min(1).default(21) }),
  state: State,
  action: Action,
  setup: ({ heap }) => ({ heap, turn: 0 }),
  decisions: ({ heap, turn }) => (heap === 0 ? [] : [{ seat: turn, kind: 'take' }]),
  // New objects at every call, so that a search must compare them by value.
  legal: ({ heap }) => [1, 2, 3].filter((take) => take <= heap).map((take) => ({ take })),
  check: ({ heap }, _seat, { take }) => (take > heap ? refuse('too-many', { take, heap }) : undefined),
  play(state, seat, { take }) {
    state.heap -= take;
    state.turn = 1 - seat;
  },
  outcome: ({ heap, turn }) =>
    heap > 0 ? undefined : { results: turn === 1 ? ['win', 'loss'] : ['loss', 'win'], scores: [0, 0] },
  metrics: ({ turn }) => ({ winner: 1 - turn }),
});
