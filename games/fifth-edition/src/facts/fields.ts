import { Priority, StackingRule, schemaError } from '@tessera/rules';
import * as z from 'zod';
import { formatIssue, problem, wrong } from '../vocabulary/contentMessage.ts';
import { ABILITIES, BONUS_TYPES } from '../vocabulary/vocabulary.ts';
import { predicates } from './predicates.ts';

/**
 * Placeholder for an answer: `@choice` in the effects of a question, `@choice.<id>` for the answer to another question.
 */
const CHOICE = /^@choice(?:\.[\w-]+)?$/;
export const placeholder = z.string().regex(CHOICE);

export const slug = z.string().min(1).max(100);
export const ability = z.union([z.enum(ABILITIES), placeholder]);
export const abilities = z.union([z.literal('all'), z.array(ability).min(1)]);
export const dice = z
  .string()
  .regex(/^-?\d{0,2}d\d{1,3}$/, wrong('expected-dice'))
  .describe('Dice stay dice: they are shown beside the number');
export const predicate = predicates.schema;

/** Fields of every effect. */
export const common = {
  predicate: predicate.optional(),
  label: z.string().max(80).optional(),
  bonusType: z.enum(BONUS_TYPES).optional(),
  stacking: StackingRule.optional(),
};

const NUMBER_PRIORITIES = Priority.exclude(['flag']).options;

/** Priority for targets where it changes the meaning of the number, so that it has no default. */
export const requiredPriority = z.enum(NUMBER_PRIORITIES, {
  error: ({ input }) => {
    if (input === undefined) {
      const options = NUMBER_PRIORITIES.map((each) => `"${each}"`);
      const message = problem('priority-required', { options });
      return schemaError('E_PRIORITY_REQUIRED', formatIssue({ message, expected: problem('one-of', { options }) }));
    }
    if (input !== 'flag') return undefined;
    const hint = problem('use-instead', { name: 'additive' });
    return schemaError('E_PRIORITY_TARGET', formatIssue({ message: problem('priority-flag'), hint }));
  },
});
