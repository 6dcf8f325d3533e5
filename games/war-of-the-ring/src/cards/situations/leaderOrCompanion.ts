import { battleOf, combatants, placeOf } from '../../battle/battleRecord.ts';
import { kindSchema } from '../../deck/kind.ts';
import { leadersAt } from '../../pieces/figures.ts';
import { FREE } from '../../state/numbers.ts';
import { situationKind } from '../situationKind.ts';

/** A Leader or a Companion of the Free Peoples fights. */
export const leaderOrCompanion = situationKind({
  schema: kindSchema('leader-or-companion', {}),
  describe: (_, t) => t('situation.leader-or-companion'),
  holds: (state) => leadersAt(state, placeOf(battleOf(state), FREE), FREE) > 0 || combatants(state, FREE).length > 0,
});
