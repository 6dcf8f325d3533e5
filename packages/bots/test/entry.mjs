import { defineGame } from '@tessera/kernel';
import * as z from 'zod';

// Plain JavaScript, because worker threads load it directly.

/** First at 30 wins. A run is one die; a rush is two dice, but a double falls back to the start. */
const dash = defineGame({
  id: 'dash',
  version: '1.0.0',
  seats: { min: 2, max: 4 },
  options: z.object({ goal: z.int().default(30) }),
  state: z.object({ at: z.array(z.int()), turn: z.int(), goal: z.int() }),
  action: z.object({ type: z.enum(['run', 'rush']) }),
  setup: ({ goal }, seats) => ({ at: new Array(seats).fill(0), turn: 0, goal }),
  decisions: ({ at, turn, goal }) => (at.some((place) => place >= goal) ? [] : [{ seat: turn, kind: 'step' }]),
  legal: () => [{ type: 'run' }, { type: 'rush' }],
  check: () => undefined,
  play(state, seat, { type }, { chance }) {
    const first = chance.d(6);
    const second = type === 'rush' ? chance.d(6) : 0;
    state.at[seat] = first === second ? 0 : state.at[seat] + first + second;
    state.turn = (seat + 1) % state.at.length;
  },
  outcome: ({ at, goal }) =>
    at.some((place) => place >= goal) ? { results: at.map((place) => (place >= goal ? 'win' : 'loss')) } : undefined,
  metrics: ({ at }) => ({ lead: Math.max(...at) - Math.min(...at) }),
});

/** Plays safe once it is half-way. */
const coward = {
  name: 'coward',
  choose({ view, seat, legal }) {
    if (view.at[seat] > view.goal / 2) throw new Error('I dare not');
    return legal[0];
  },
};

const cheat = { name: 'cheat', choose: () => ({ type: 'fly' }) };

const bots = {
  evaluate: ({ at, goal }, seat) => Math.min(1, at[seat] / goal),
  bots: { coward, cheat },
};

export function find(game) {
  return game === 'dash' ? { game: dash, bots } : undefined;
}
