import { modifierKind, modifierSchema } from '../kind.ts';

/** Figures and terrain are ignored, but for the last hex. R 5.7 */
export const jump = modifierKind({
  schema: modifierSchema('jump', {}),
  on: ['move'],
  describe: (_, tell) => tell.say('modifier.jump'),
});
