import { effectKind } from '../effectKind.ts';
import { kindSchema } from '../kind.ts';

/** Any Nazgûl fly, the Witch-king too. R 7.5 */
export const fly = effectKind({
  schema: kindSchema('fly', {}),
  describe: (_, tell) => tell.say('effect.fly'),
});
