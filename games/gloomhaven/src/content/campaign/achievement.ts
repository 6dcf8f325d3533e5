import * as z from 'zod';
import { id, name } from '../records/record.ts';

/** An achievement of the world or of a party. R 16.13 */
export const AchievementRecord = z.strictObject({
  id,
  name,
  scope: z.enum(['global', 'party']),
  replaces: z.enum(['artifact', 'city-rule']).optional().describe('Of one such kind only the latest holds'),
  repeats: z.boolean().default(false).describe('Counted, not only held'),
  initial: z.boolean().default(false).describe('Held when a campaign begins'),
});
export type AchievementRecord = Readonly<z.infer<typeof AchievementRecord>>;
