import { canTravel, partyOfDie } from '../../../characters/party.ts';
import { kindSchema } from '../../../deck/kind.ts';
import { effectKind } from '../../effectKind.ts';

/** Any Companions on the map move, as with a Character die. R 7.3 */
export const companionsMove = effectKind({
  schema: kindSchema('companions-move', {}),
  describe: (_, t) => t('effect.companions-move'),
  can: (state, _effect, { seat }) => canTravel(state, seat),
  run: (_state, _effect, { seat }) => [{ ...partyOfDie(seat, 'map'), may: true }],
});
