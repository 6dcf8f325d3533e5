import { CHARACTERS } from '../../content/index.ts';
import { isInFellowship } from '../../pieces/characters.ts';
import { conditionKind } from '../conditionKind.ts';
import { characters } from '../fields.ts';
import { kindSchema } from '../kind.ts';

/** One of these characters is in the Fellowship. */
export const inFellowship = conditionKind({
  schema: kindSchema('in-fellowship', { characters }),
  describe: ({ characters }, t) => t('condition.in-fellowship', { who: t.either(characters.map(t.character)) }),
  holds: (state, { characters }) => characters.some((id) => isInFellowship(state, CHARACTERS.indexOf(id))),
});
