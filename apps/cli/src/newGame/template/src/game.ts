import { defineGame, flow, type Outcome } from '@tessera/kernel';
import { Action, Event, type Frame, Options, State } from './state.ts';
import { take } from './take.ts';

/** Heap of pebbles: players take some in turn, and the player who takes the last one wins. */
export const game = defineGame({
  id: 'pebbles',
  version: '1.0.0',
  seats: { min: 2, max: 2 },
  options: Options,
  state: State,
  action: Action,
  events: Event,
  setup: ({ pebbles, most }): State => ({ pebbles, most, winner: null, flow: [{ at: 'take', seat: 0 }] }),
  ...flow<State, Frame, Action, Event>({ steps: take, over: ({ winner }) => winner !== null }),
  outcome({ winner }): Outcome | undefined {
    if (winner === null) return undefined;
    return { results: winner === 0 ? ['win', 'loss'] : ['loss', 'win'], why: 'last-pebble' };
  },
});
