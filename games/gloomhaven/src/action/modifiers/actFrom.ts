import { modifierKind, modifierSchema } from '../kind.ts';

/** The owner may attack as if from the summon's hex. */
export const actFrom = modifierKind({
  schema: modifierSchema('act-from', {}),
  on: ['summon', 'special'],
  describe: (_, tell) => tell.say('modifier.act-from'),
});
