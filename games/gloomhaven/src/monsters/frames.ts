import * as z from 'zod';

/** Frames of monsters' and summons' turns. */
export const monsterFrames = [
  /** The turn of a figure that the rules move: its focus, then its card. */
  z.object({ at: z.literal('monster.turn'), figure: z.int().min(0) }),
] as const;
