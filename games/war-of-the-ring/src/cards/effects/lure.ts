import { effectKind } from '../effectKind.ts';
import { kindSchema } from '../kind.ts';

/** A random Companion of the Fellowship: the Free Peoples take his Level in Corruption, or lose him. */
export const lure = effectKind({
  schema: kindSchema('lure', {}),
  describe: (_, tell) => tell.say('effect.lure'),
});
