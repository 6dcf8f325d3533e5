import * as z from 'zod';
import { corrupt, heal } from '../../corruption.ts';
import { effectKind } from '../effectKind.ts';
import { kindSchema } from '../kind.ts';

/** Corruption is added, or healed where the amount is below 0. R 10.11 */
export const corruption = effectKind({
  schema: kindSchema('corruption', { amount: z.int().min(-3).max(3) }),
  describe: ({ amount }, tell) => tell.say('effect.corruption', { amount: Math.abs(amount), heals: amount < 0 }),
  problem: ({ amount }) => (amount === 0 ? 'no Corruption at all is no effect.' : undefined),
  // Healing where there is nothing to heal is allowed: RULINGS 102.
  can: () => true,
  run(state, { amount }, _play, ctx) {
    if (amount < 0) heal(state, -amount, ctx);
    else corrupt(state, amount, ctx);
    return undefined;
  },
});
