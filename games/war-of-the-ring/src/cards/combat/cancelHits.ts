import { combatKind, combatSchema } from '../combatKind.ts';
import { count } from '../fields.ts';

/** Of so many hits of the enemy some are cancelled. */
export const cancelHits = combatKind({
  schema: combatSchema('cancel-hits', { of: count, hits: count }),
  describe: ({ of, hits }, tell) => tell.say('combat.cancel-hits', { of, hits }),
});
