import { isInPlay, WITCH_KING } from '../../characters.ts';
import { NAZGUL } from '../../troops.ts';
import { effectKind } from '../effectKind.ts';
import { kindSchema } from '../kind.ts';

/** Any Nazgûl fly, the Witch-king too. R 7.5 */
export const fly = effectKind({
  schema: kindSchema('fly', {}),
  describe: (_, tell) => tell.say('effect.fly'),
  can: (state) => isInPlay(state, WITCH_KING) || state.stacks.some((stack) => stack !== null && stack[NAZGUL]! > 0),
  run: (_state, _effect, { seat }) => [{ at: 'flight', seat, nazgul: true, landed: [], moved: [] }],
});
