import * as z from 'zod';
import { VP_EVENTS } from '../state/state.ts';
import { changes, description, name } from './record.ts';

const points = z.int().min(0).max(20);

/** Event worth victory points. R 17 */
export const ScoreRecord = z.strictObject({
  id: z.enum(VP_EVENTS),
  name,
  description,
  points,
  variants: changes({ points }),
});
export type ScoreRecord = Readonly<z.infer<typeof ScoreRecord>>;
