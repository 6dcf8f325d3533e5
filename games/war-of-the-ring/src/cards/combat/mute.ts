import { battleOf, combatants } from '../../battle/battleRecord.ts';
import { FREE } from '../../state/numbers.ts';
import { askFighter, pick } from '../choices.ts';
import { combatKind, combatSchema } from '../combatKind.ts';

/** A Companion of the owner's choice does not count this round: no Leadership, no abilities. */
export const mute = combatKind({
  schema: combatSchema('mute', {}),
  describe: (_, t) => t('combat.mute'),
  strike: (state, _effect, blow) => (combatants(state, FREE).length > 0 ? [askFighter(blow)] : undefined),
  options: (state) => combatants(state, FREE).map((character) => pick('character', character)),
  struck(state, _effect, _blow, [character]) {
    battleOf(state).muted.push(character!);
    return undefined;
  },
});
