import type { GameMessageFormat } from '@tessera/text';
import type { Action, Event, State } from './state.ts';

/** Formatters of parameters, for any language; the sentences are in `texts/`. */
export const words: GameMessageFormat<State, Action, Event> = {
  params: { first: (seat, { seatName }) => seatName(Number(seat)) },

  board: ({ won, wins }, _viewer, { seatName }) =>
    won
      .map((count, seat) => `${'●'.repeat(count)}${'○'.repeat(Math.max(0, wins - count))} ${seatName(seat)}`)
      .join('\n'),
};
