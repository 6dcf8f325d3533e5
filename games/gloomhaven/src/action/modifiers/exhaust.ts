import { modifierKind, modifierSchema } from '../kind.ts';

/** The performer becomes exhausted. R 6.6 */
export const exhaust = modifierKind({
  schema: modifierSchema('exhaust', {}),
  on: ['half', 'special'],
  describe: (_, tell) => tell.say('modifier.exhaust'),
});
