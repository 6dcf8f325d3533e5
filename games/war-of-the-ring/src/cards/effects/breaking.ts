import { effectKind } from '../effectKind.ts';
import { kindSchema } from '../kind.ts';

/** A Hunt tile is drawn, and so many Companions leave the Fellowship and stay where it is. */
export const breaking = effectKind({
  schema: kindSchema('breaking', {}),
  describe: (_, tell) => tell.say('effect.breaking'),
});
