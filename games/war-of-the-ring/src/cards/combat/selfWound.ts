import * as z from 'zod';
import { combatKind, combatSchema } from '../combatKind.ts';
import { count, target } from '../fields.ts';

/** The owner may hit his own Army: each hit makes his Combat roll better, or gives him a die to hit the enemy with. */
export const selfWound = combatKind({
  schema: combatSchema('self-wound', {
    most: count,
    for: z.union([
      z.strictObject({ roll: z.int().min(1).max(2) }).describe('On each die of the Combat roll'),
      z.strictObject({ dieOn: target }).describe('A die that hits on this'),
    ]),
  }),
  describe: ({ most, for: gain }, tell) =>
    'roll' in gain
      ? tell.say('combat.self-wound.roll', { most, roll: gain.roll })
      : tell.say('combat.self-wound.die', { most, on: gain.dieOn }),
});
