import * as z from 'zod';
import { maps } from './content/index.ts';
import { RULINGS, VARIANTS } from './variants.ts';

/** What each variant means, for the forms that are made from the schema. */
const MEANINGS = Object.fromEntries(VARIANTS.map((variant) => [variant, RULINGS[variant].meaning]));

/** What a table agrees on before a match. */
export const Options = z.object({
  map: z
    .enum(maps.map(({ id }) => id))
    .meta({ labels: Object.fromEntries(maps.map(({ id, name }) => [id, name])) })
    .default('ballroom')
    .describe('The site to rob'),
  budget: z.int().min(0).max(1000).default(100).describe('Credits for the equipment of each crew'),
  alertModifier: z.int().min(-10).max(10).default(0).describe('Added to the alert total all match long'),
  variants: z
    .array(z.enum(VARIANTS).meta({ labels: MEANINGS }))
    .default([])
    .describe('Rulings other than the usual ones'),
});
export type Options = z.infer<typeof Options>;
