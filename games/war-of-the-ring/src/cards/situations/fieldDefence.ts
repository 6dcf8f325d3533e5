import { kindSchema } from '../kind.ts';
import { situationKind } from '../situationKind.ts';

/** The owner defends, and not in a siege. */
export const fieldDefence = situationKind({
  schema: kindSchema('field-defence', {}),
  describe: (_, tell) => tell.say('situation.field-defence'),
});
