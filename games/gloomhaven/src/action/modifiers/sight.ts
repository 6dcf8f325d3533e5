import { modifierKind, modifierSchema } from '../kind.ts';

/** Invisible enemies can be targeted. R 8.7 */
export const sight = modifierKind({
  schema: modifierSchema('sight', {}),
  on: ['special', 'attack'],
  describe: (_, tell) => tell.say('modifier.sight'),
});
