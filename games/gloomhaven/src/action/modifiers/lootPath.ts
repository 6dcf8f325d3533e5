import { modifierKind, modifierSchema } from '../kind.ts';

/** The figure loots every hex that it enters. R 9.1 */
export const lootPath = modifierKind({
  schema: modifierSchema('loot-path', {}),
  on: ['move'],
  describe: (_, tell) => tell.say('modifier.loot-path'),
});
