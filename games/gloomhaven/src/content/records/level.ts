import * as z from 'zod';
import { id } from './record.ts';

/** One row of the table of scenario levels. R 2.5 */
export const LevelRecord = z.strictObject({
  id,
  level: z.int().min(0).max(7),
  monsterLevel: z.int().min(0).max(7),
  goldPerToken: z.int().min(1).max(9),
  trapDamage: z.int().min(1).max(20),
  hazardDamage: z.int().min(1).max(20),
  bonusXp: z.int().min(0).max(50),
});
export type LevelRecord = Readonly<z.infer<typeof LevelRecord>>;
