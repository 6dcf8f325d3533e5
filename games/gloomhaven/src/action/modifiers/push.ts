import * as z from 'zod';
import { Amount } from '../../facts.ts';
import { count, modifierKind, modifierSchema } from '../kind.ts';

const harm = z.strictObject({ damage: count, xp: z.int().min(0).max(5).default(0) });

/** Moves targets away; the attacker chooses each step. R 5.12 */
export const push = modifierKind({
  schema: modifierSchema('push', {
    distance: Amount,
    direction: z.literal('away').optional().describe('A push is always away; a card may say so'),
    throughObstacles: harm.optional().describe('They are destroyed, and the figure suffers each time'),
    blocked: harm.optional().describe('For each hex that a wall or an obstacle denies'),
  }),
  on: ['attack', 'special'],
  describe: ({ distance, throughObstacles, blocked }, tell) =>
    tell.list([
      tell.say('modifier.push.plain', { distance: tell.amount(distance) }),
      ...(throughObstacles ? [tell.say('modifier.push.through', throughObstacles)] : []),
      ...(blocked ? [tell.say('modifier.push.blocked', blocked)] : []),
    ]),
});
