import { effectKind } from '../effectKind.ts';
import { kindSchema } from '../kind.ts';

/** A Nation that harbours the Fellowship or a Companion and is not At War goes back a step and loses a figure. */
export const setBack = effectKind({
  schema: kindSchema('set-back', {}),
  describe: (_, tell) => tell.say('effect.set-back'),
});
