import { battleOf, combatants, placeOf } from '../../battle/battleRecord.ts';
import { kindSchema } from '../../deck/kind.ts';
import { WITCH_KING } from '../../pieces/characters.ts';
import { nazgulAt } from '../../pieces/figures.ts';
import { SHADOW } from '../../state/numbers.ts';
import { situationKind } from '../situationKind.ts';

/** A Nazgûl fights; the Witch-king counts too. */
export const nazgulFights = situationKind({
  schema: kindSchema('nazgul', {}),
  describe: (_, t) => t('situation.nazgul'),
  holds: (state) =>
    nazgulAt(state, placeOf(battleOf(state), SHADOW)) > 0 || combatants(state, SHADOW).includes(WITCH_KING),
});
