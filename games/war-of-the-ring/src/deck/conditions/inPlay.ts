import { CHARACTERS } from '../../content/index.ts';
import { character } from '../../content/record.ts';
import { isInPlay } from '../../pieces/characters.ts';
import { conditionKind } from '../conditionKind.ts';
import { kindSchema } from '../kind.ts';

/** This character has entered and has not been eliminated since. R 7.6a */
export const inPlay = conditionKind({
  schema: kindSchema('in-play', { character }),
  describe: ({ character }, t) => t('condition.in-play', { who: t.character(character) }),
  holds: (state, { character }) => isInPlay(state, CHARACTERS.indexOf(character)),
});
