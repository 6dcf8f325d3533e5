import * as z from 'zod';
import { maps } from '../content/index.ts';
import { LONGEST_MAP, readMap, unplayable } from '../content/ownMap.ts';
import { VARIANTS } from '../state/variants.ts';
import { ownSites } from './site.ts';

/** Options that players agree on before a match; `option` in the texts describes them. */
export const Options = z.object({
  map: z
    .enum(maps.map(({ id }) => id))
    .default('ballroom')
    .describe('The site to rob'),
  ownMap: z
    .string()
    .max(LONGEST_MAP)
    .superRefine((text, { addIssue }) => {
      if (text === '' || text.length > LONGEST_MAP) return;
      const read = readMap(text);
      if (!read.ok) addIssue(unplayable(read.findings));
    })
    // Absent instead of empty, so that options of matches without an own map keep their old form.
    .optional()
    .describe('Your own map as JSON, in place of the site'),
  budget: z.int().min(0).max(1000).default(100).describe('Credits for the equipment of each crew'),
  alertModifier: z.int().min(-10).max(10).default(0).describe('Added to the alert total all match long'),
  variants: z.array(z.enum(VARIANTS)).default([]).describe('Rulings other than the usual ones'),
});
export type Options = z.infer<typeof Options>;

/** Returns the value of a state's `map`: the name of the map that the match brings, or the id of a site. */
export function mapIn({ map, ownMap }: Pick<Options, 'map' | 'ownMap'>): string {
  return ownMap ? ownSites.idOf(ownMap) : map;
}
