import * as z from 'zod';
import { modifierKind, modifierSchema } from '../kind.ts';

/** A token on the target: effects of this card refer to the marked figure and end with it. */
export const mark = modifierKind({
  schema: modifierSchema('mark', { endsWithDeath: z.boolean().default(true) }),
  on: ['special'],
  describe: (_, tell) => tell.say('modifier.mark'),
});
