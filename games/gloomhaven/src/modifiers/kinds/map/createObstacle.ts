import * as z from 'zod';
import { count, type ModifierKind, modifierSchema, noEnhancement, noWorth, plainRole } from '../../kind.ts';

const schema = modifierSchema('create-obstacle', {
  count: count.default(1),
  size: z
    .union([z.literal(1), z.literal(3)])
    .default(1)
    .describe('Hexes of each; three form a triangle'),
  within: z
    .union([z.int().min(1).max(9), z.literal('killed')])
    .default(1)
    .describe('"killed": the hex where a figure died'),
});

/** Places obstacles in empty hexes. They must not separate parts of the map. R 5.6 */
export const createObstacle: ModifierKind<typeof schema> = {
  schema,
  on: ['special'],
  describe: ({ count, size, within }, t) => t('modifier.create-obstacle', { count, size, within: String(within) }),
  order: 'chosen',
  enhance: noEnhancement,
  worth: noWorth,
  aspects: { place: ({ size, within }) => ({ does: 'make-obstacle', size, within }) },
  effect: {
    role: plainRole,
    work: 'hex',
    happens: ({ at, figure, target }, { count }) => [{ at: 'place', of: at, figure, target, left: count }],
    once: () => true,
  },
};
