import * as z from 'zod';
import { CONDITIONS } from '../../vocabulary.ts';
import { ACTING_TYPES, modifierKind, modifierSchema } from '../kind.ts';
import { Selector } from '../selector.ts';

/** The targets, or the named figures, gain a condition with its usual duration. R 8 */
export const condition = modifierKind({
  schema: modifierSchema('condition', {
    condition: z.enum(CONDITIONS),
    duration: z
      .enum(['round', 'persistent', 'until-consumed'])
      .optional()
      .describe('Only where it is not the usual one'),
    times: z.int().min(1).max(5).default(1),
    who: Selector.optional().describe('Others than the targets of the action'),
  }),
  on: ACTING_TYPES,
  describe: ({ condition, times, who }, tell) =>
    tell.say('modifier.condition', {
      condition: tell.say(`condition.${condition}`),
      times,
      others: who !== undefined,
      who: who === undefined ? '' : tell.who(who),
    }),
});
