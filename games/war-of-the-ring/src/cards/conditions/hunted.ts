import { conditionKind } from '../conditionKind.ts';
import { kindSchema } from '../kind.ts';

/** A Nazgûl is in the region of the Fellowship. */
export const hunted = conditionKind({
  schema: kindSchema('hunted', {}),
  describe: (_, tell) => tell.say('condition.hunted'),
});
