import * as z from 'zod';
import { effectKind } from '../effectKind.ts';
import { kindSchema } from '../kind.ts';
import { ESCORT } from './march.ts';

/** The owner may move Armies that somebody leads, or attack with one. R 9.1, 9.3 */
export const armyAction = effectKind({
  schema: kindSchema('army-action', { moves: z.int().min(1).max(2), with: z.enum(['nazgul', 'witch-king']) }),
  describe: ({ moves, with: escort }, tell) => tell.say('effect.army-action', { moves, escort: ESCORT[escort] }),
});
