import { defineGame } from '@tessera/kernel';
import * as z from 'zod';
import { bareManifest } from './bareManifest.mjs';

// A small game in several versions, for tests of matches whose rules change.

/** Two seats count up in turns; the effect of adding depends on the version. */
function counting(version, step, more = {}) {
  return bareManifest(
    defineGame({
      id: 'counting',
      version,
      seats: { min: 2, max: 2 },
      options: z.object({}),
      state: z.object({ turn: z.int(), tally: z.object({ sum: z.int() }) }),
      action: z.object({ type: z.literal('add'), by: z.int().min(1).max(9) }),
      events: z.never(),
      setup: () => ({ turn: 0, tally: { sum: 0 } }),
      decisions: ({ turn }) => [{ seat: turn % 2, kind: 'add' }],
      legal: () => [{ type: 'add', by: 1 }],
      check: () => undefined,
      play(state, _seat, { by }) {
        state.turn++;
        state.tally.sum = step(state, by);
      },
      outcome: ({ turn }) => (turn >= 1000 ? { results: ['draw', 'draw'] } : undefined),
      ...more,
    }),
  );
}

const plain = ({ tally }, by) => tally.sum + by;

export const first = counting('1.0.0', plain);
/** The same rules under a new number. */
export const renumberedRules = counting('1.1.0', plain);
/** Rules that give another result from the second turn on. */
export const changedRules = counting('1.2.0', ({ turn, tally }, by) => tally.sum + (turn > 1 ? 2 * by : by));
/** The same rules, with a migration for matches of older ones. */
export const migratingRules = counting('2.0.0', ({ turn, tally }, by) => tally.sum + (turn > 1 ? 2 * by : by), {
  migrate: (file) => ({ ...file, header: { ...file.header, version: '2.0.0' } }),
});
/** Rules that forbid to add more than one. */
export const strict = counting('3.0.0', plain, {
  check: (_state, _seat, { by }) => (by > 1 ? { code: 'too-much', params: { by } } : undefined),
});
/** The two seats are one team. */
export const together = counting('1.0.0', plain, {
  state: z.object({ turn: z.int(), tally: z.object({ sum: z.int() }), teams: z.array(z.string()) }),
  setup: () => ({ turn: 0, tally: { sum: 0 }, teams: ['counters', 'counters'] }),
  teams: () => ['counters', 'counters'],
});
