import { defineGame, subMatchReturnSchema } from '@tessera/kernel';
import * as z from 'zod';

const Report = z.object({ results: z.array(z.enum(['win', 'draw', 'loss'])) });

/** Rounds of stones, each a sub-match; the player in seat 0 starts the next. */
export const rounds = defineGame({
  id: 'rounds',
  version: '1.0.0',
  seats: { min: 2, max: 2 },
  options: z.object({ rounds: z.int().min(1).max(9).default(2) }),
  state: z.object({ left: z.int(), points: z.array(z.int()), playing: z.boolean() }),
  action: z.discriminatedUnion('type', [
    z.object({ type: z.literal('next') }),
    z.object({ type: z.literal('stop') }),
    subMatchReturnSchema(Report),
  ]),
  setup: ({ rounds: left }) => ({ left, points: [0, 0], playing: false }),
  decisions: ({ left, playing }) => (left === 0 ? [] : [{ seat: 0, kind: playing ? 'wait' : 'next' }]),
  legal: ({ playing }) => [playing ? { type: 'stop' as const } : { type: 'next' as const }],
  check: ({ playing }, _seat, { type }) =>
    playing === (type !== 'next') ? undefined : { code: 'not-now', params: {} },
  play(state, _seat, action) {
    state.playing = action.type === 'next';
    if (state.playing) return;
    if (action.type === 'returned') {
      action.report.results.forEach((result, seat) => {
        if (result === 'win') state.points[seat] = (state.points[seat] ?? 0) + 1;
      });
    }
    state.left--;
  },
  opens: ({ playing }) => (playing ? { game: 'stones', options: {}, seats: [0, 1] } : undefined),
  outcome: ({ left, points }) => (left === 0 ? { results: ['draw', 'draw'], scores: points } : undefined),
});
