import * as z from 'zod';
import { combatKind, combatSchema } from '../combatKind.ts';

/** The combat card of the enemy does nothing. R 9.4.3a */
export const cancel = combatKind({
  schema: combatSchema('cancel', {
    otherwise: z.int().min(0).max(2).default(0).describe('On the own Leader re-roll, if the enemy played none'),
  }),
  describe: ({ otherwise }, tell) => tell.say('combat.cancel', { otherwise }),
});
