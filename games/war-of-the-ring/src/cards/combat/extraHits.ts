import { combatKind, combatSchema } from '../combatKind.ts';
import { count } from '../fields.ts';

/** With a hit of the roll or the re-roll there are more. */
export const extraHits = combatKind({
  schema: combatSchema('extra-hits', { hits: count }),
  describe: ({ hits }, tell) => tell.say('combat.extra-hits', { hits }),
});
