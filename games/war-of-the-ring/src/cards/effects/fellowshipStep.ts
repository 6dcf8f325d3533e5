import { effectKind } from '../effectKind.ts';
import { kindSchema } from '../kind.ts';

/** The Free Peoples may hide a revealed Fellowship, or move a hidden one; no die goes to the Hunt Box. R 10.3 */
export const fellowshipStep = effectKind({
  schema: kindSchema('fellowship-step', {}),
  describe: (_, tell) => tell.say('effect.fellowship-step'),
});
