import { count, modifierKind, modifierSchema } from '../kind.ts';

/** Limits the number of looted tokens and tiles. */
export const lootLimit = modifierKind({
  schema: modifierSchema('loot-limit', { count }),
  on: ['loot'],
  describe: ({ count }, tell) => tell.say('modifier.loot-limit', { count }),
});
