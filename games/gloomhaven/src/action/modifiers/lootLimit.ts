import { count, modifierKind, modifierSchema } from '../kind.ts';

/** No more than so many tokens and tiles are taken. */
export const lootLimit = modifierKind({
  schema: modifierSchema('loot-limit', { count }),
  on: ['loot'],
  describe: ({ count }, tell) => tell.say('modifier.loot-limit', { count }),
});
