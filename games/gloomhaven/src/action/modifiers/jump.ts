import { modifierKind, modifierSchema } from '../kind.ts';

/** The move ignores figures and terrain except on its last hex. R 5.7 */
export const jump = modifierKind({
  schema: modifierSchema('jump', {}),
  on: ['move'],
  describe: (_, tell) => tell.say('modifier.jump'),
});
