import { refuse } from '@tessera/kernel';
import type { Rules } from './state.ts';

/** A player takes some pebbles from the heap. The player who takes the last one wins. */
export const take = {
  take: {
    asks: (_state, { seat }) => seat,
    prompt: ({ pebbles, most }) => ({ code: 'take', params: { left: pebbles, most: Math.min(pebbles, most) } }),
    options: ({ pebbles, most }) =>
      Array.from({ length: Math.min(pebbles, most) }, (_, i) => ({ type: 'take', count: i + 1 })),
    answers: {
      take: {
        refuse({ pebbles, most }, _frame, _seat, { count }) {
          if (count > most) return refuse('too-many', { most });
          return count > pebbles ? refuse('not-there', { left: pebbles }) : undefined;
        },
        play(state, { seat }, { action: { count }, log }) {
          state.pebbles -= count;
          log({ type: 'took', seat, count, left: state.pebbles });
          if (state.pebbles === 0) {
            state.winner = seat;
            return [];
          }
          return [{ at: 'take', seat: 1 - seat }];
        },
      },
    },
  },
} satisfies Rules;
