import * as z from 'zod';
import { formula } from '../../vocabulary/facts.ts';
import { id, name } from './record.ts';

const bounds = { least: formula.optional(), most: formula.optional() };

/** The criterion of a battle goal: a number at the end, a count of events, or a condition that must always hold. */
const criterion = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('at-end'),
    what: z.enum(['hand-and-discard', 'scenario-xp', 'hit-points']),
    ...bounds,
  }),
  z.strictObject({
    type: z.literal('count'),
    event: z.enum([
      'monster-killed',
      'elite-killed',
      'trap-sprung-or-disarmed',
      'treasure-looted',
      'money-looted',
      'money-or-treasure-looted',
      'room-revealed',
      'item-used',
      'ally-exhausted',
      'short-rest',
      'long-rest',
      'first-kill',
    ]),
    overkill: z.int().min(1).max(20).optional().describe('So much damage more than was needed'),
    undamaged: z.boolean().default(false).describe('Of a full figure, with one attack'),
    ...bounds,
  }),
  z.strictObject({
    type: z.literal('always'),
    when: z.enum(['round-start', 'any-time']),
    what: z.enum(['monsters-on-map', 'hit-points']),
    ...bounds,
  }),
]);

/** A battle goal, which gives checkmarks when the scenario is won. Kills by the hero's own summons count. R 15.4 */
export const BattleGoalRecord = z.strictObject({
  id,
  number: z.int().min(1).max(999),
  name,
  checks: z.int().min(1).max(2),
  criterion,
});
export type BattleGoalRecord = Readonly<z.infer<typeof BattleGoalRecord>>;
