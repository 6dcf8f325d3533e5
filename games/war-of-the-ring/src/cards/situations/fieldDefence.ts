import { battleOf } from '../../battle/battleRecord.ts';
import { kindSchema } from '../../deck/kind.ts';
import { situationKind } from '../situationKind.ts';

/** The owner defends, and not in a siege. */
export const fieldDefence = situationKind({
  schema: kindSchema('field-defence', {}),
  describe: (_, t) => t('situation.field-defence'),
  holds(state, _situation, side) {
    const { attacker, kind } = battleOf(state);
    return side !== attacker && kind !== 'siege';
  },
});
