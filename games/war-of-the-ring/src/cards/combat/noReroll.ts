import { leadershipOf, nazgulLeadershipOf } from '../../battle/battleRecord.ts';
import { FREE } from '../../state/numbers.ts';
import { enemyOf } from '../choices.ts';
import { combatKind, combatSchema } from '../combatKind.ts';

/** The enemy has no Leader re-roll if the Leadership of the Nazgûl at least equals his total Leadership. R 9.4.5 */
export const noReroll = combatKind({
  schema: combatSchema('no-reroll', {}),
  describe: (_, t) => t('combat.no-reroll'),
  strike(state, _effect, blow) {
    if (nazgulLeadershipOf(state) >= leadershipOf(state, FREE)) enemyOf(state, blow).silenced = true;
    return undefined;
  },
});
