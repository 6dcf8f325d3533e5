import * as z from 'zod';
import { Amount } from '../../facts.ts';
import { modifierKind, modifierSchema } from '../kind.ts';

/** A printed range, which also needs line of sight. R 7.1, 7.9 */
export const range = modifierKind({
  schema: modifierSchema('range', { distance: z.union([z.literal('any'), Amount]) }),
  on: ['attack', 'heal', 'loot', 'special', 'summon'],
  problem: ({ distance }) =>
    typeof distance === 'number' && !(Number.isInteger(distance) && distance > 0)
      ? 'a range is a whole number of hexes, one at least.'
      : undefined,
  describe: ({ distance }, tell) =>
    tell.say('modifier.range', {
      any: distance === 'any',
      distance: distance === 'any' ? '' : tell.amount(distance),
    }),
});
