import { combatKind, combatSchema } from '../combatKind.ts';
import { count } from '../fields.ts';

/** With so many times the units of the enemy left after casualties there is a hit. */
export const outnumber = combatKind({
  schema: combatSchema('outnumber', { times: count, hits: count }),
  describe: ({ times, hits }, tell) => tell.say('combat.outnumber', { times, hits }),
});
