import { combatKind, combatSchema } from '../combatKind.ts';

/** A Companion of the owner's choice does not count this round: no Leadership, no abilities. */
export const mute = combatKind({
  schema: combatSchema('mute', {}),
  describe: (_, tell) => tell.say('combat.mute'),
});
