import { combatKind, combatSchema } from '../combatKind.ts';

/** With as much Leadership of Nazgûl as the enemy has in all there is no Leader re-roll for the enemy. R 9.4.5 */
export const noReroll = combatKind({
  schema: combatSchema('no-reroll', {}),
  describe: (_, tell) => tell.say('combat.no-reroll'),
});
