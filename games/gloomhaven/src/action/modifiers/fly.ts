import { modifierKind, modifierSchema } from '../kind.ts';

/** The figure ignores all terrain and all figures. R 5.8 */
export const fly = modifierKind({
  schema: modifierSchema('fly', {}),
  on: ['move', 'special', 'summon'],
  describe: (_, tell) => tell.say('modifier.fly'),
});
