import { battleOf } from '../../battle/battleRecord.ts';
import { kindSchema } from '../../deck/kind.ts';
import { regionAt } from '../../pieces/figures.ts';
import { situationKind } from '../situationKind.ts';

/** The defending Army shares the region of the Ring-bearers; never on the Mordor Track. R 10.10.1 */
export const ringBearers = situationKind({
  schema: kindSchema('ring-bearers', {}),
  describe: (_, t) => t('situation.ring-bearers'),
  holds: (state) => state.fellowship.mordor < 0 && regionAt(battleOf(state).to) === state.fellowship.region,
});
