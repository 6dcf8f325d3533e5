import { defineGame } from '@tessera/kernel';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { Room } from './room.ts';

/** Every seat may add one at any time; only the first seat is awaited, and only at the start. */
const counter = defineGame({
  id: 'counter',
  version: '1.0.0',
  seats: { min: 2, max: 2 },
  options: z.object({}),
  state: z.object({ count: z.int() }),
  action: z.object({ type: z.literal('add') }),
  setup: () => ({ count: 0 }),
  decisions: ({ count }) => [
    { seat: 0, kind: 'live', ...(count > 0 && { voluntary: true as const }) },
    { seat: 1, kind: 'live', voluntary: true },
  ],
  legal: () => [{ type: 'add' as const }],
  check: () => undefined,
  play(state) {
    state.count++;
  },
  outcome: () => undefined,
});

test('a room awaits no seat with a voluntary decision, and lets it act', () => {
  const room = Room.open(counter, { seats: 2, seed: 'counter' }, 1000);
  expect(room.summary.deciding).toEqual([0]);
  expect(room.act(1, { seq: 0, actionId: 'adds-one-1', action: { type: 'add' } }, 1000)).toMatchObject({
    seq: 1,
    entry: { by: 1 },
  });
  expect(room.decisions).toHaveLength(2);
  expect(room.summary.deciding).toEqual([]);
});
