import { effectKind } from '../effectKind.ts';
import { kindSchema } from '../kind.ts';

/** The Shadow moves the figure of the Ring-bearers to an adjacent region; Progress and hiding stay as they are. */
export const drift = effectKind({
  schema: kindSchema('drift', {}),
  describe: (_, tell) => tell.say('effect.drift'),
});
