import * as z from 'zod';
import { Amount } from '../../../vocabulary/facts.ts';
import { count, forTarget, type ModifierKind, modifierSchema, noOwnTargets, plusOne } from '../../kind.ts';

const harm = z.strictObject({ damage: count, xp: z.int().min(0).max(5).default(0) });

const schema = modifierSchema('push', {
  distance: Amount,
  direction: z.literal('away').optional().describe('A push is always away; a card may say so'),
  throughObstacles: harm.optional().describe('They are destroyed, and the figure suffers each time'),
  blocked: harm.optional().describe('For each hex that a wall or an obstacle denies'),
});

/** Moves targets away; the attacker chooses each step. R 5.12 */
export const push: ModifierKind<typeof schema> = {
  schema,
  on: ['attack', 'special'],
  describe: ({ distance, throughObstacles, blocked }, t) =>
    [
      t('modifier.push.plain', { distance: t.amount(distance), role: t.role }),
      ...(throughObstacles ? [t('modifier.push.through', throughObstacles)] : []),
      ...(blocked ? [t('modifier.push.blocked', blocked)] : []),
    ].join('; '),
  isTerm: ({ throughObstacles, blocked }, t) =>
    throughObstacles === undefined && blocked === undefined && t.role === 'target',
  order: 'chosen',
  enhance: (modifier) => ({ ...modifier, distance: plusOne(modifier.distance) }),
  worth: () => 0.3,
  aspects: { force: (modifier) => modifier, isAimed: true },
  effect: {
    role: {
      ownTargets: noOwnTargets,
      forAttacker: forTarget,
      inDefence: 'after-attack',
      onFallen: 'skipped',
    },
    needsTarget: true,
    happens: (acting, modifier, rules) => rules.forceFrames(acting, 'push', modifier.distance, 'self', undefined),
  },
};
