import * as z from 'zod';
import { maps } from './content/index.ts';
import { VARIANTS } from './variants.ts';

/** What a table agrees on before a match. */
export const Options = z.object({
  map: z
    .enum(maps.map(({ id }) => id))
    .default('ballroom')
    .describe('The site to rob'),
  budget: z.int().min(0).max(1000).default(100).describe('Credits for the equipment of each crew'),
  alertModifier: z.int().min(-10).max(10).default(0).describe('Added to the alert total all match long'),
  variants: z.array(z.enum(VARIANTS)).default([]).describe('Rulings other than the usual ones'),
});
export type Options = z.infer<typeof Options>;
