import * as z from 'zod';
import { modifierKind, modifierSchema } from '../kind.ts';

const hex = z.tuple([z.int().min(-9).max(9), z.int().min(-9).max(9)]);

/**
 * An area, in axial offsets. With `from: "self"` they start at the acting figure's own hex, and the attack is melee.
 * Without it the pattern is free and the attack is ranged. Any rotation and mirror image is allowed. R 7.12
 */
export const aoe = modifierKind({
  schema: modifierSchema('aoe', {
    from: z.enum(['self', 'free']),
    hexes: z.array(hex).min(1).max(20),
    enhance: z.array(hex).max(6).default([]).describe('Hexes that an enhancement may add'),
    own: z.array(hex).max(3).default([]).describe('Further hexes of a figure that fills several'),
  }),
  on: ['attack', 'special'],
  describe: ({ from, hexes }, tell) => tell.say('modifier.aoe', { from, count: hexes.length }),
  problem: ({ from, hexes }) => {
    if (new Set(hexes.map(String)).size < hexes.length) return 'an area names each hex once.';
    if (from === 'self' && hexes.some(([q, r]) => q === 0 && r === 0))
      return "an area leaves the figure's own hex out.";
    return undefined;
  },
});
