import * as z from 'zod';
import { type ModifierKind, modifierSchema, noEnhancement, noWorth, plainRole } from '../../kind.ts';

const schema = modifierSchema('teleport', {
  to: z.enum(['any', 'marked', 'fallen', 'range']).default('range'),
  range: z.int().min(1).max(20).optional(),
});

/** More than the width of any map. */
const ANYWHERE = 99;

/** Moves a figure to a hex without walking. */
export const teleport: ModifierKind<typeof schema> = {
  schema,
  on: ['move', 'special'],
  describe: ({ to, range }, t) => t('modifier.teleport', { to, range: range ?? 0 }),
  problem: ({ to, range }) =>
    (to === 'range') === (range !== undefined) ? undefined : 'a range goes with `to: "range"`.',
  order: 'chosen',
  enhance: noEnhancement,
  worth: noWorth,
  aspects: {
    place: ({ to, range = 1 }) => ({
      does: 'put-figure',
      within: to === 'fallen' ? to : to === 'any' ? ANYWHERE : range,
    }),
  },
  effect: {
    shapes(shape, modifier) {
      shape.teleport = modifier;
    },
    role: plainRole,
    work: 'hex',
    happens: ({ at, figure, target }) => [{ at: 'place', of: at, figure, target, left: 1 }],
  },
};
