import { combatKind, combatSchema } from '../combatKind.ts';
import { dice } from '../fields.ts';

/** The enemy rolls so many Combat dice at most. */
export const diceLimit = combatKind({
  schema: combatSchema('dice-limit', { most: dice }),
  describe: ({ most }, tell) => tell.say('combat.dice-limit', { most }),
});
