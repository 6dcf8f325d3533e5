import { combatKind, combatSchema } from '../combatKind.ts';

/** Each natural 1 of the enemy's Combat roll hits his own Army, and is not re-rolled. */
export const onesHit = combatKind({
  schema: combatSchema('ones-hit', {}),
  describe: (_, tell) => tell.say('combat.ones-hit'),
});
