import { leadershipOf, nazgulLeadershipOf } from '../../battleRecord.ts';
import { FREE } from '../../numbers.ts';
import { enemyOf } from '../choices.ts';
import { combatKind, combatSchema } from '../combatKind.ts';

/** With as much Leadership of Nazgûl as the enemy has in all there is no Leader re-roll for the enemy. R 9.4.5 */
export const noReroll = combatKind({
  schema: combatSchema('no-reroll', {}),
  describe: (_, tell) => tell.say('combat.no-reroll'),
  strike(state, _effect, blow) {
    if (nazgulLeadershipOf(state) >= leadershipOf(state, FREE)) enemyOf(state, blow).silenced = true;
    return undefined;
  },
});
