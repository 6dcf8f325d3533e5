import { effectKind } from '../effectKind.ts';
import { count } from '../fields.ts';
import { kindSchema } from '../kind.ts';

/** Unused dice of the Shadow become Eyes in the Hunt Box. */
export const diceToHunt = effectKind({
  schema: kindSchema('dice-to-hunt', { most: count }),
  describe: ({ most }, tell) => tell.say('effect.dice-to-hunt', { most }),
});
