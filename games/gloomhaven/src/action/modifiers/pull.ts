import * as z from 'zod';
import { Amount } from '../../facts.ts';
import { branch, modifierKind, modifierSchema } from '../kind.ts';

/** Moves targets nearer: to the figure, to a chosen hex, or to the nearest ally. R 5.12 */
export const pull = modifierKind({
  schema: modifierSchema('pull', {
    distance: Amount,
    to: z.enum(['self', 'chosen-hex', 'nearest-ally']).default('self'),
    upTo: z.boolean().optional().describe('Fewer hexes will do as well'),
    hexWithin: z.int().min(1).max(9).optional().describe('How far away the chosen hex may be'),
  }),
  on: ['attack', 'special'],
  describe: ({ distance, to, upTo = false, hexWithin }, tell) =>
    tell.say('modifier.pull', { upTo, distance: tell.amount(distance), to: branch(to), range: hexWithin ?? 0 }),
  problem: ({ to, hexWithin }) =>
    (to === 'chosen-hex') === (hexWithin !== undefined) ? undefined : 'a distance goes with `to: "chosen-hex"`.',
});
