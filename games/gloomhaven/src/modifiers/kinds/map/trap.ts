import * as z from 'zod';
import { CONDITIONS } from '../../../vocabulary/vocabulary.ts';
import { type ModifierKind, modifierSchema, noEnhancement, noWorth, plainRole } from '../../kind.ts';

const conditions = z.array(z.enum(CONDITIONS)).max(4).default([]);

const schema = modifierSchema('trap', {
  damage: z.int().min(0).max(20).default(0),
  conditions,
  xp: z.int().min(0).max(5).default(0).describe('When an enemy springs it'),
  splash: z
    .strictObject({ damage: z.int().min(0).max(9).default(0), conditions })
    .optional()
    .describe('For enemies next to it when it is sprung'),
  near: z.enum(['choice', 'enemy']).default('choice').describe('Monsters take the hex closest to an enemy'),
});

/** Creates a trap in an empty adjacent hex. R 5.5, 13.9 */
export const trap: ModifierKind<typeof schema> = {
  schema,
  on: ['special', 'attack', 'move'],
  describe: ({ damage, conditions, xp, splash }, t) => {
    const harm = (each: { damage: number; conditions: readonly string[] }) =>
      t.all([
        ...(each.damage > 0 ? [t('modifier.trap.damage', { damage: each.damage })] : []),
        ...each.conditions.map((condition) => t(`condition.${condition}`)),
      ]);
    return t('modifier.trap.made', {
      harm: harm({ damage, conditions }),
      xp,
      splash: splash === undefined ? 'none' : harm(splash),
    });
  },
  problem: ({ damage, conditions }) =>
    damage === 0 && conditions.length === 0 ? 'a trap does damage or gives a condition.' : undefined,
  order: 'chosen',
  enhance: noEnhancement,
  worth: noWorth,
  aspects: {
    trap: (modifier) => modifier,
    place: ({ damage, conditions, near }) => ({
      does: 'make-trap',
      damage,
      conditions,
      isNearEnemy: near === 'enemy',
    }),
  },
  effect: {
    role: plainRole,
    work: 'hex',
    happens: ({ at, figure, target }) => [{ at: 'place', of: at, figure, target, left: 1 }],
    once: () => true,
  },
};
