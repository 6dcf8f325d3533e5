import * as z from 'zod';
import { id } from '../records/record.ts';

const Need = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('class'),
    classes: z.array(id).min(1).describe('One of them is in the party'),
    absent: z.boolean().default(false).describe('None of them is'),
  }),
  z.strictObject({
    type: z.literal('reputation'),
    least: z.int().min(-20).max(20).optional(),
    most: z.int().min(-20).max(20).optional(),
  }),
  z.strictObject({
    type: z.literal('pay-gold'),
    amount: z.int().min(1).max(100),
    who: z.enum(['each', 'party']).describe('Each character so much, or the party together'),
  }),
  z.strictObject({ type: z.literal('pay-item'), item: id }),
]);
/** A requirement of an outcome or an effect: something the party must have, be or pay. R 16.3 */
export type Need = Readonly<z.infer<typeof Need>>;

export const needs: z.ZodType<readonly Need[]> = z.array(Need).min(1).describe('All of them');
