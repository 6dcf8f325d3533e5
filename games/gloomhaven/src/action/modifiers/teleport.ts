import * as z from 'zod';
import { modifierKind, modifierSchema } from '../kind.ts';

/** Moves a figure to a hex without walking. */
export const teleport = modifierKind({
  schema: modifierSchema('teleport', {
    to: z.enum(['any', 'marked', 'fallen', 'range']).default('range'),
    range: z.int().min(1).max(20).optional(),
  }),
  on: ['move', 'special'],
  describe: ({ to, range }, tell) => tell.say('modifier.teleport', { to, range: range ?? 0 }),
  problem: ({ to, range }) =>
    (to === 'range') === (range !== undefined) ? undefined : 'a range goes with `to: "range"`.',
});
