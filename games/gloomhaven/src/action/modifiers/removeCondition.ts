import * as z from 'zod';
import { CONDITIONS } from '../../vocabulary.ts';
import { ACTING_TYPES, modifierKind, modifierSchema } from '../kind.ts';

/** Removes conditions: all negative ones, some of them, or the named ones. */
export const removeCondition = modifierKind({
  schema: modifierSchema('remove-condition', {
    conditions: z.union([z.array(z.enum(CONDITIONS)).min(1), z.literal('negative')]),
    count: z.union([z.int().min(1).max(9), z.literal('all')]).default('all'),
    before: z.boolean().optional().describe('Before the heal it is added to'),
  }),
  on: ACTING_TYPES,
  describe: ({ conditions, count, before }, tell) =>
    tell.say('modifier.remove-condition', {
      conditions:
        conditions === 'negative'
          ? tell.say('condition.negative')
          : tell.list(conditions.map((condition) => tell.say(`condition.${condition}`))),
      count: String(count),
      before: before === true,
    }),
});
