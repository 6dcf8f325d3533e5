import * as z from 'zod';

/** Frames of the scenario's own rules. */
export const scenarioFrames = [
  /** Special rules that are due at something: a round's beginning or end, an opened door, a dead monster. */
  z.object({ at: z.literal('scenario.rules'), when: z.string().max(60), of: z.string().max(60) }),
] as const;
