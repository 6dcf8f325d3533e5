import * as z from 'zod';
import { count, modifierKind, modifierSchema } from '../kind.ts';

/** The attack jumps to new enemies near the last one, each time with a lower value. */
export const chain = modifierKind({
  schema: modifierSchema('chain', { steps: z.array(z.int().min(-9).max(0)).min(1).max(5), within: count }),
  on: ['attack'],
  describe: ({ steps, within }, tell) =>
    tell.say('modifier.chain', { count: steps.length, steps: tell.list(steps.map(tell.signed)), within }),
});
