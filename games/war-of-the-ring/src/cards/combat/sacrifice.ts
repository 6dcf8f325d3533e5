import { combatKind, combatSchema } from '../combatKind.ts';

/** A Leader may die to cancel one hit, or a Companion to cancel as many as his Level. R 9.5.1 */
export const sacrifice = combatKind({
  schema: combatSchema('sacrifice', {}),
  describe: (_, tell) => tell.say('combat.sacrifice'),
});
