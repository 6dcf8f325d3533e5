import * as z from 'zod';
import { combatKind, combatSchema } from '../combatKind.ts';

/** The enemy rolls fewer Combat dice, but one at least. */
export const fewerDice = combatKind({
  schema: combatSchema('fewer-dice', {
    per: z.enum(['companion', 'forfeit']).describe('One for each Companion in the battle, or each point given up'),
  }),
  describe: ({ per }, tell) => tell.say('combat.fewer-dice', { per }),
});
