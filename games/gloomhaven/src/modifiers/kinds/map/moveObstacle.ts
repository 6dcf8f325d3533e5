import { count, type ModifierKind, modifierSchema, noEnhancement, noWorth, plainRole } from '../../kind.ts';

const schema = modifierSchema('move-obstacle', { within: count });

/** Moves one adjacent obstacle of a single hex. R 5.6 */
export const moveObstacle: ModifierKind<typeof schema> = {
  schema,
  on: ['special'],
  describe: ({ within }, t) => t('modifier.move-obstacle', { within }),
  order: 'chosen',
  enhance: noEnhancement,
  worth: noWorth,
  aspects: { place: ({ within }) => ({ does: 'shift-obstacle', within }) },
  effect: {
    role: plainRole,
    work: 'hex',
    happens: ({ at, figure, target }) => [{ at: 'place', of: at, figure, target, left: 2 }],
    once: () => true,
  },
};
