import * as z from 'zod';
import { effectKind } from '../effectKind.ts';
import { kindSchema } from '../kind.ts';

/** Corruption is added, or healed where the amount is below 0. R 10.11 */
export const corruption = effectKind({
  schema: kindSchema('corruption', { amount: z.int().min(-3).max(3) }),
  describe: ({ amount }, tell) => tell.say('effect.corruption', { amount: Math.abs(amount), heals: amount < 0 }),
  problem: ({ amount }) => (amount === 0 ? 'no Corruption at all is no effect.' : undefined),
});
