import * as z from 'zod';
import { FigureId } from './stateRecords.ts';

const event = <const Type extends string, Shape extends z.core.$ZodLooseShape>(type: Type, shape: Shape) =>
  z.object({ type: z.literal(type), ...shape });

/** Events that only monsters cause. */
export const monsterEvents = [
  event('ability-drawn', { deck: z.string(), card: z.string(), initiative: z.int() }),
  event('abilities-shuffled', { deck: z.string() }),
  event('focus', { figure: FigureId, focus: FigureId }),
] as const;
