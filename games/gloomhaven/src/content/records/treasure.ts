import * as z from 'zod';
import { CONDITIONS } from '../../vocabulary/vocabulary.ts';
import { id } from './record.ts';

/** The content of a numbered treasure tile. R 9.2 */
export const TreasureRecord = z.strictObject({
  id,
  number: z.int().min(1).max(99),
  gold: z.int().min(1).max(100).optional(),
  xp: z.int().min(1).max(100).optional(),
  checkmarks: z.int().min(1).max(3).optional(),
  items: z.array(id).default([]),
  designs: z.array(id).default([]),
  randomDesigns: z.int().min(1).max(2).optional(),
  scenario: z.int().min(1).max(200).optional(),
  randomScenarios: z.int().min(1).max(2).optional(),
  damage: z.int().min(1).max(20).optional(),
  conditions: z.array(z.enum(CONDITIONS)).default([]),
  story: z.boolean().default(false).describe('Told by the campaign, not by a rule'),
});
export type TreasureRecord = Readonly<z.infer<typeof TreasureRecord>>;
