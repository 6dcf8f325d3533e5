import { count, modifierKind, modifierSchema } from '../kind.ts';

/** Moves one adjacent obstacle of a single hex. R 5.6 */
export const moveObstacle = modifierKind({
  schema: modifierSchema('move-obstacle', { within: count }),
  on: ['special'],
  describe: ({ within }, tell) => tell.say('modifier.move-obstacle', { within }),
});
