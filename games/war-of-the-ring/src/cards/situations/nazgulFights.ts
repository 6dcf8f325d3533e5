import { battleOf, combatants, placeOf } from '../../battleRecord.ts';
import { WITCH_KING } from '../../characters.ts';
import { nazgulAt } from '../../figures.ts';
import { SHADOW } from '../../numbers.ts';
import { kindSchema } from '../kind.ts';
import { situationKind } from '../situationKind.ts';

/** A Nazgûl fights; the Witch-king counts too. */
export const nazgulFights = situationKind({
  schema: kindSchema('nazgul', {}),
  describe: (_, tell) => tell.say('situation.nazgul'),
  holds: (state) =>
    nazgulAt(state, placeOf(battleOf(state), SHADOW)) > 0 || combatants(state, SHADOW).includes(WITCH_KING),
});
