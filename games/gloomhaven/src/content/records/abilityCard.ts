import * as z from 'zod';
import { instructions } from '../../modifiers/action.ts';
import { id, name } from './record.ts';

/** The place of an enhancement: the nth line of that kind in a half. R 16.12 */
const spot = z.strictObject({
  half: z.enum(['top', 'bottom']),
  on: z.string().min(1).max(30),
  nth: z.int().min(1).max(9),
  shapes: z
    .array(z.enum(['square', 'circle', 'diamond', 'diamond-plus', 'hex', 'any']))
    .min(1)
    .max(4),
});

/** An ability card with two halves, of which a turn plays one. R 4 */
export const AbilityCardRecord = z.strictObject({
  id,
  number: z.int().min(1).max(600),
  class: id,
  name,
  level: z
    .union([z.int().min(1).max(9), z.literal('X'), z.literal('M')])
    .describe('M: from a supply, to which it goes back when it is discarded or lost'),
  copies: z.int().min(1).max(9).optional().describe('How many of it there are in a supply'),
  initiative: z.int().min(1).max(99),
  top: instructions,
  bottom: instructions,
  spots: z.array(spot).default([]),
});
export type AbilityCardRecord = Readonly<z.infer<typeof AbilityCardRecord>>;
