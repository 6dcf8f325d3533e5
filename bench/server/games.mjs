// Catalog for the load test: two endless games in which both seats may act at any time.
import { defineGame } from '@tessera/kernel';
import * as z from 'zod';
import { bareManifest } from '../../apps/server/src/testing/bareManifest.mjs';
import { army, UNITS } from '../kernel/army.mjs';

const BOTH = [0, 1];

/** The smallest game: each action writes the next number onto one of nine fields. */
const ticks = defineGame({
  id: 'ticks',
  version: '1.0.0',
  seats: { min: 2, max: 2 },
  options: z.object({}),
  state: z.object({ cells: z.array(z.int()), count: z.int() }),
  action: z.strictObject({ type: z.literal('tick'), cell: z.int().min(0).max(8) }),
  events: z.never(),
  setup: () => ({ cells: [0, 0, 0, 0, 0, 0, 0, 0, 0], count: 0 }),
  decisions: () => BOTH.map((seat) => ({ seat, kind: 'tick' })),
  legal: () => [{ type: 'tick', cell: 0 }],
  check: () => undefined,
  play(state, _seat, { cell }) {
    state.count++;
    state.cells[cell] = state.count;
  },
  outcome: () => undefined,
});

/** The large game of the kernel's rows, about 50 KB of state, without turns. */
const volleys = {
  ...army,
  id: 'volleys',
  decisions: () => BOTH.map((seat) => ({ seat, kind: 'volley' })),
  setup: () => ({ units: structuredClone(UNITS), turn: 0 }),
  play(state, _seat, { first }) {
    for (let k = 0; k < 10; k++) state.units[(first + k * 13) % UNITS.length].hitPoints--;
  },
};

export const manifests = [bareManifest(ticks), bareManifest(volleys)];
