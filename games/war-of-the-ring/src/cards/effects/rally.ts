import { effectKind } from '../effectKind.ts';
import { kindSchema } from '../kind.ts';

/** A Nation of the owner's choice becomes active and advances one step. */
export const rally = effectKind({
  schema: kindSchema('rally', {}),
  describe: (_, tell) => tell.say('effect.rally'),
});
