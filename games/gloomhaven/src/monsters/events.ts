import * as z from 'zod';

/** What monsters' turns tell. */
export const monsterEvents = [
  z.object({ type: z.literal('ability-drawn'), deck: z.string(), card: z.string(), initiative: z.int() }),
  z.object({ type: z.literal('focused'), figure: z.int(), target: z.int() }),
] as const;
