import * as z from 'zod';
import { combatKind, combatSchema } from '../combatKind.ts';
import { dice, target } from '../fields.ts';

/** An attack besides the Combat roll; its casualties are taken at once, and nothing of it is re-rolled. R 9.4.3 */
export const extraAttack = combatKind({
  schema: combatSchema('extra-attack', {
    dice: z.union([dice, z.enum(['leadership', 'elites'])]).describe('At most five'),
    on: target.optional().describe('Where it is not what the Combat roll needs'),
  }),
  describe: ({ dice, on, initiative }, tell) =>
    tell.say('combat.extra-attack', {
      dice: typeof dice === 'number' ? dice : 0,
      count: typeof dice === 'number' ? 'number' : dice,
      on: on ?? 0,
      late: initiative >= 7,
    }),
});
