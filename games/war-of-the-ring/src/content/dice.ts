import * as z from 'zod';
import { FACES, SIDES } from './vocabulary.ts';

/** The action dice of a side. R 6.1, 6.2 */
export const DiceRecord = z.strictObject({
  id: z.enum(SIDES),
  start: z.int().min(1).max(10),
  most: z.int().min(1).max(10),
  faces: z.array(z.enum(FACES)).length(6),
});
export type DiceRecord = Readonly<z.infer<typeof DiceRecord>>;
