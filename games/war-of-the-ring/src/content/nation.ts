import * as z from 'zod';
import { Figures, nation, regionId } from './record.ts';
import { ROLES, SIDES } from './vocabulary.ts';

/** Nation: its figures, their starting regions, and its position on the Political Track. R 1.1, 4.4, 4.5 */
export const NationRecord = z.strictObject({
  id: nation,
  side: z.enum(SIDES),
  role: z.enum(ROLES).describe('Who plays it when a side has two players. R 13.1'),
  figures: Figures.describe('All there are: a hard limit. R 1.6'),
  politics: z.strictObject({ box: z.int().min(1).max(3), active: z.boolean() }),
  start: z.array(z.strictObject({ region: regionId, ...Figures.shape })).min(1),
  reserve: Figures.describe('Reinforcements at the start'),
});
export type NationRecord = Readonly<z.infer<typeof NationRecord>>;
