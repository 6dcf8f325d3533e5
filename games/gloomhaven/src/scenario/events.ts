import * as z from 'zod';

/** What a scenario's rules tell. */
export const scenarioEvents = [
  z.object({ type: z.literal('door-opened'), door: z.string(), figure: z.int() }),
  z.object({ type: z.literal('room-revealed'), room: z.string() }),
  z.object({ type: z.literal('spawned'), figure: z.int(), cell: z.int() }),
] as const;
