import * as z from 'zod';
import { FigureId } from '../records.ts';

const at = <const At extends string, Shape extends z.core.$ZodLooseShape>(step: At, shape: Shape) =>
  z.object({ at: z.literal(step), ...shape });

/** The turns of those whom no player controls: monsters, scenario allies, summons, people to be brought along. R 11, 13 */
export const monsterFrames = [
  /** All that the figure does in its turn. */
  at('monster.turn', { figure: FigureId, walked: z.boolean().optional() }),
  /** Several are equally good to go for: the players choose. R 13.4 */
  at('monster.focus', { figure: FigureId, of: z.string().max(160), focuses: z.array(FigureId) }),
] as const;
