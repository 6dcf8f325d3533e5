import { defineGame } from '@tessera/kernel';
import * as z from 'zod';

const State = z.object({ at: z.array(z.int()), turn: z.int(), steps: z.int() });
const Action = z.object({ type: z.enum(['walk', 'leap']) });
type Action = z.infer<typeof Action>;

/**
 * Three steps per turn, first at 12 wins. A walk is one forward; a leap is a die: six goes six forward, anything else
 * goes nowhere and ends the turn.
 */
export const sprint = defineGame({
  id: 'sprint',
  version: '1.0.0',
  seats: { min: 2, max: 3 },
  options: z.object({}),
  state: State,
  action: Action,
  setup: (_options, seats) => ({ at: new Array<number>(seats).fill(0), turn: 0, steps: 3 }),
  decisions: ({ at, turn }) => (at.some((place) => place >= 12) ? [] : [{ seat: turn, kind: 'step' }]),
  legal: (): Action[] => [{ type: 'walk' }, { type: 'leap' }],
  check: () => undefined,
  play(state, seat, { type }, { chance }) {
    const isFalling = type === 'leap' && chance.d(6) !== 6;
    if (!isFalling) state.at[seat] = (state.at[seat] ?? 0) + (type === 'leap' ? 6 : 1);
    state.steps--;
    if (isFalling || state.steps === 0) {
      state.turn = (seat + 1) % state.at.length;
      state.steps = 3;
    }
  },
  outcome: ({ at }) =>
    at.some((place) => place >= 12) ? { results: at.map((place) => (place >= 12 ? 'win' : 'loss')) } : undefined,
});
