import { characters } from '../fields.ts';
import { kindSchema } from '../kind.ts';
import { situationKind } from '../situationKind.ts';

/** A Companion fights, or one of those named. */
export const companion = situationKind({
  schema: kindSchema('companion', { characters: characters.optional() }),
  describe: ({ characters }, tell) =>
    tell.say('situation.companion', {
      who: characters === undefined ? tell.say('term.a-companion') : tell.either(characters.map(tell.character)),
    }),
});
