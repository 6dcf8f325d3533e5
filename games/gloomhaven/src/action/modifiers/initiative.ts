import * as z from 'zod';
import { modifierKind, modifierSchema } from '../kind.ts';

/** Changes the leading initiative up or down, or the value that enemies use to choose their focus. */
export const initiative = modifierKind({
  schema: modifierSchema('initiative', {
    change: z.int().min(1).max(99).optional().describe('Up or down by so much'),
    forFocus: z.int().min(1).max(99).optional(),
  }),
  on: ['special'],
  describe: ({ change, forFocus }, tell) =>
    tell.say('modifier.initiative', { moved: change !== undefined, change: change ?? 0, focus: forFocus ?? 0 }),
  problem: ({ change, forFocus }) =>
    (change === undefined) === (forFocus === undefined)
      ? 'it changes, or counts as something: one of both.'
      : undefined,
});
