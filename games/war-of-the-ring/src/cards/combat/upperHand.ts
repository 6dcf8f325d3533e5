import { combatKind, combatSchema } from '../combatKind.ts';
import { count } from '../fields.ts';

/** With more hits than the enemy there are more. R 9.4.3a says which count. */
export const upperHand = combatKind({
  schema: combatSchema('upper-hand', { hits: count }),
  describe: ({ hits }, tell) => tell.say('combat.upper-hand', { hits }),
});
