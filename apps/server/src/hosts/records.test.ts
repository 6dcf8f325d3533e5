import { defineGame } from '@tessera/kernel';
import { holdersIn, Room } from '@tessera/room';
import { expect, it } from 'vitest';
import * as z from 'zod';
import { openRoom } from './openRoom.ts';
import { startedMatch } from './records.ts';

let plays = 0;
const patient = defineGame({
  id: 'patient',
  version: '1.0.0',
  seats: { min: 1, max: 1 },
  options: z.object({}),
  state: z.object({ turns: z.int() }),
  action: z.object({ type: z.literal('wait') }),
  setup: () => ({ turns: 0 }),
  decisions: () => [{ seat: 0, kind: 'wait' }],
  legal: () => [{ type: 'wait' as const }],
  check: () => undefined,
  play(state) {
    plays++;
    state.turns++;
  },
  outcome: () => undefined,
});

it('opens a long imported match without replaying it from its start', () => {
  const room = Room.open(patient, { seats: 1, seed: 's' }, 5);
  const entries = Array.from({ length: 1000 }, (_, seq) => {
    const step = room.act(0, { seq, actionId: `action-${seq}`, action: { type: 'wait' } }, 5);
    if (!step.ok || !step.entry) throw new Error(JSON.stringify(step));
    return step.entry;
  });
  const made = startedMatch(patient, { ...room.record, entries });
  plays = 0;
  const pace = { kind: 'none' } as const;
  const again = openRoom(() => patient, { ...made, holders: holdersIn(room.header), pace });
  expect(plays).toBe(200);
  expect([again.seq, again.file()]).toEqual([1000, room.file()]);
  // The first page of the log is in memory.
  expect(again.log(0, 200)).toEqual(room.log(0, 200));
});
