import { effectKind } from '../effectKind.ts';
import { kindSchema } from '../kind.ts';

/** An Army attacks a besieger next to it, who rolls one die fewer for each unit inside the Stronghold. R 9.7.7 */
export const relief = effectKind({
  schema: kindSchema('relief', {}),
  describe: (_, tell) => tell.say('effect.relief'),
});
