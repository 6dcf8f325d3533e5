import * as z from 'zod';
import { FigureId } from './stateRecords.ts';

const at = <const At extends string, Shape extends z.core.$ZodLooseShape>(step: At, shape: Shape) =>
  z.object({ at: z.literal(step), ...shape });

/** Turns of figures that no player controls: monsters, scenario allies, summons, escorted people. R 11, 13 */
export const monsterFrames = [
  /** The whole turn of the figure. */
  at('monster.turn', { figure: FigureId, walked: z.boolean().optional() }),
  /** Several enemies are equally good as focus: the players choose. R 13.4 */
  at('monster.focus', { figure: FigureId, of: z.string().max(160), focuses: z.array(FigureId) }),
] as const;
