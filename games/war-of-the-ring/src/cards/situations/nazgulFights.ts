import { kindSchema } from '../kind.ts';
import { situationKind } from '../situationKind.ts';

/** A Nazgûl fights, the Witch-king counts too. */
export const nazgulFights = situationKind({
  schema: kindSchema('nazgul', {}),
  describe: (_, tell) => tell.say('situation.nazgul'),
});
