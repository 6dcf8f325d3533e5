import * as z from 'zod';
import { combatants } from '../../battle/battleRecord.ts';
import { FREE } from '../../state/numbers.ts';
import { enemyOf } from '../choices.ts';
import { combatKind, combatSchema } from '../combatKind.ts';

/** Removes Combat dice of the enemy, who keeps at least one. */
export const fewerDice = combatKind({
  schema: combatSchema('fewer-dice', {
    per: z.enum(['companion', 'forfeit']).describe('One for each Companion in the battle, or each point given up'),
  }),
  describe: ({ per }, t) => t('combat.fewer-dice', { per }),
  countsForfeit: ({ per }) => per === 'forfeit',
  strike(state, { per }, blow) {
    enemyOf(state, blow).dice -= per === 'forfeit' ? blow.forfeited : combatants(state, FREE).length;
    return undefined;
  },
});
