import { kindSchema } from '../../../deck/kind.ts';
import { isInPlay, WITCH_KING } from '../../../pieces/characters.ts';
import { NAZGUL } from '../../../pieces/troops.ts';
import { effectKind } from '../../effectKind.ts';

/** Any Nazgûl fly, the Witch-king too. R 7.5 */
export const fly = effectKind({
  schema: kindSchema('fly', {}),
  describe: (_, t) => t('effect.fly'),
  can: (state) => isInPlay(state, WITCH_KING) || state.stacks.some((stack) => stack !== null && stack[NAZGUL]! > 0),
  run: (_state, _effect, { seat }) => [{ at: 'flight', seat, nazgul: true, landed: [], moved: [] }],
});
