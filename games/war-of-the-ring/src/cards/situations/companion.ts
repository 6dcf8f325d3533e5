import { combatants } from '../../battle/battleRecord.ts';
import { CHARACTERS } from '../../content/index.ts';
import { characters } from '../../deck/fields.ts';
import { kindSchema } from '../../deck/kind.ts';
import { FREE } from '../../state/numbers.ts';
import { situationKind } from '../situationKind.ts';

/** A Companion fights, or one of the named ones. */
export const companion = situationKind({
  schema: kindSchema('companion', { characters: characters.optional() }),
  describe: ({ characters }, t) =>
    t('situation.companion', {
      who: characters === undefined ? t('term.a-companion') : t.either(characters.map(t.character)),
    }),
  holds: (state, { characters }) =>
    combatants(state, FREE).some((one) => characters === undefined || characters.includes(CHARACTERS[one]!)),
});
