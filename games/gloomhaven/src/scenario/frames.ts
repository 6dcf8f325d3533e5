import * as z from 'zod';
import { Cell, FigureId } from '../records.ts';

const at = <const At extends string, Shape extends z.core.$ZodLooseShape>(step: At, shape: Shape) =>
  z.object({ at: z.literal(step), ...shape });

/** What the scenario does. */
export const scenarioFrames = [
  /** One special rule happens; `figure` is whose turn, death or action has set it off. R 14 */
  at('rule', { rule: z.int().min(0), figure: FigureId }),
  /** Somebody appears at a hex or, where it is taken, at the nearest empty one: the players choose between equals. R 14.1 */
  at('spawn', { monster: z.string().max(60), rank: z.enum(['normal', 'elite', 'boss']), near: Cell }),
  /** Experience, gold, battle goals: the scenario is over. R 15.3, 15.4 */
  at('scenario.over', {}),
] as const;
