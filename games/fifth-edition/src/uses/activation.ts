import * as z from 'zod';
import { slug } from '../facts/fields.ts';
import { CastOption } from './castOption.ts';
import { Gives } from './gives.ts';

/** Action cost of a use. `attack`: one attack of the Attack action; `free`: no action. */
const COSTS = ['action', 'bonus', 'reaction', 'attack', 'free'] as const;
export type Cost = (typeof COSTS)[number];

/** How a player uses a feature. */
export const ActivationRecord = z.strictObject({
  cost: z.enum(COSTS).describe('What of the turn it takes'),
  resource: slug.optional().describe('The resource it uses; by default that of the feature'),
  amount: z
    .int()
    .min(1)
    .max(100)
    .optional()
    .describe('How much it draws; else one use, or as many points as one likes'),
  gives: Gives.optional().describe('Its effects on the character'),
  casting: CastOption.optional().describe('Its effects on a spell; the player decides while casting'),
});
export type ActivationRecord = z.output<typeof ActivationRecord>;
