import { CHARACTERS } from '../../content/index.ts';
import { character } from '../../content/record.ts';
import { isGuide } from '../../pieces/characters.ts';
import { conditionKind } from '../conditionKind.ts';
import { kindSchema } from '../kind.ts';

/** This character is the Guide. */
export const guide = conditionKind({
  schema: kindSchema('guide', { character }),
  describe: ({ character }, t) => t('condition.guide', { who: t.character(character) }),
  holds: (state, { character }) => isGuide(state, CHARACTERS.indexOf(character)),
});
