import * as z from 'zod';
import { Amount } from '../../facts.ts';
import { branch, countOrAll, modifierKind, modifierSchema } from '../kind.ts';

/** Removes obstacles. R 14.3 excludes those with hit points. */
export const destroyObstacle = modifierKind({
  schema: modifierSchema('destroy-obstacle', {
    count: countOrAll.default(1),
    within: z.union([Amount, z.literal('moved-through')]).default(1),
  }),
  on: ['special', 'move'],
  describe: ({ count, within }, tell) =>
    tell.say('modifier.destroy-obstacle', {
      count: String(count),
      within: within === 'moved-through' ? branch(within) : tell.amount(within),
    }),
});
