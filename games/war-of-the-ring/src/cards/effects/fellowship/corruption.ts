import * as z from 'zod';
import { kindSchema } from '../../../deck/kind.ts';
import { corrupt, heal } from '../../../fellowship/corruption.ts';
import { effectKind } from '../../effectKind.ts';

/** Adds Corruption, or heals it where the amount is negative. R 10.11 */
export const corruption = effectKind({
  schema: kindSchema('corruption', { amount: z.int().min(-3).max(3) }),
  describe: ({ amount }, t) => t('effect.corruption', { amount: Math.abs(amount), heals: amount < 0 }),
  problem: ({ amount }) => (amount === 0 ? 'no Corruption at all is no effect.' : undefined),
  // RULINGS 102: healing is allowed without Corruption.
  can: () => true,
  run(state, { amount }, _play, ctx) {
    if (amount < 0) heal(state, -amount, ctx);
    else corrupt(state, amount, ctx);
    return undefined;
  },
});
