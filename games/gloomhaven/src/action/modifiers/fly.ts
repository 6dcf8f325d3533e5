import { modifierKind, modifierSchema } from '../kind.ts';

/** All terrain and all figures are ignored. R 5.8 */
export const fly = modifierKind({
  schema: modifierSchema('fly', {}),
  on: ['move', 'special', 'summon'],
  describe: (_, tell) => tell.say('modifier.fly'),
});
