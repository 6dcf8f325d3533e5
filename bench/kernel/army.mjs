import { defineGame } from '@tessera/kernel';
import * as z from 'zod';

/** 300 figures, about 50 KB of JSON: a state that is expensive to clone. */
export const UNITS = Array.from({ length: 300 }, (_, i) => ({
  id: i,
  kind: `regiment-${i % 17}`,
  hitPoints: 1000,
  column: i % 20,
  row: Math.floor(i / 20),
  orders: ['hold', 'fire at will', 'fall back'],
  conditions: { stunned: false, poisoned: false, hidden: i % 3 === 0 },
}));

const Unit = z.object({
  id: z.int(),
  kind: z.string(),
  hitPoints: z.int(),
  column: z.int(),
  row: z.int(),
  orders: z.array(z.string()),
  conditions: z.object({ stunned: z.boolean(), poisoned: z.boolean(), hidden: z.boolean() }),
});

/** A volley removes a hit point from ten figures; the match never ends. */
export const army = defineGame({
  id: 'army',
  version: '1.0.0',
  seats: { min: 2, max: 2 },
  options: z.object({}),
  state: z.object({ units: z.array(Unit), turn: z.int() }),
  action: z.object({ type: z.literal('volley'), first: z.int().min(0).max(299) }),
  setup: () => ({ units: structuredClone(UNITS), turn: 0 }),
  decisions: (state) => [{ seat: state.turn, kind: 'volley' }],
  legal: () => [{ type: 'volley', first: 0 }],
  check: () => undefined,
  play(state, _seat, { first }) {
    for (let k = 0; k < 10; k++) state.units[(first + k * 13) % 300].hitPoints--;
    state.turn = 1 - state.turn;
  },
  outcome: () => undefined,
});
