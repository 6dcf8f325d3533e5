import * as z from 'zod';
import { id, nation, point, regionId, site } from './record.ts';

/** One region of the map. R 2 */
export const RegionRecord = z.strictObject({
  id,
  number: z
    .int()
    .min(1)
    .max(105)
    .optional()
    .describe('In the list of regions of the specification, which lacks one; no rule asks'),
  nation: nation.optional().describe('The Nation whose borders contain it; none if absent'),
  site: site.optional(),
  coastal: z.boolean().default(false).describe('Reached by the cards that come by ship'),
  eastEdge: z.boolean().default(false).describe('Touches the eastern edge of the map'),
  landscape: z.enum(['plain', 'hills', 'forest', 'mountain', 'marsh', 'waste']).describe('For drawing; no rule asks'),
  at: point.describe('Where our own map draws it'),
  neighbours: z.array(regionId).min(1).max(12).describe('Regions one step away'),
  barred: z.array(regionId).max(8).default([]).describe('Regions it touches across an impassable border. R 2.1'),
});
export type RegionRecord = Readonly<z.infer<typeof RegionRecord>>;

/** Cell of the drawn map that is not a region. */
export const BackdropRecord = z.strictObject({
  id,
  cover: z.enum(['sea', 'lake', 'ice', 'mountain']),
  at: point,
});
export type BackdropRecord = Readonly<z.infer<typeof BackdropRecord>>;
