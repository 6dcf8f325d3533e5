import type { Anytime } from '@tessera/kernel';
import type { Action } from '../state/action.ts';
import type { Event } from '../state/events.ts';
import type { Frame } from '../state/frames.ts';
import type { State } from '../state/state.ts';

const CONCEDE: Action = Object.freeze({ type: 'concede' });

/** Concession ends the match at once, at any time, also during the other player's turn. R 17.3; C25 */
export const concession: Anytime<State, Frame, Action, Event> = {
  options: () => [CONCEDE],
  answers: {
    concede(state, _frame, { seat, log }) {
      state.conceded = seat;
      log({ type: 'conceded', seat });
      return undefined;
    },
  },
};
