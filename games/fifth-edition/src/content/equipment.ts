import * as z from 'zod';
import { slug } from '../effects/fields.ts';
import { ChoiceFilter } from './choice.ts';

const count = z.int().min(1).max(100).optional();

/** One of the packages that a character can begin with. */
const StartingOption = z.strictObject({
  value: slug,
  items: z.array(z.strictObject({ item: slug, count })).optional(),
  any: z
    .array(
      z.strictObject({
        prompt: z.string().min(1).max(80),
        query: z.enum(['weapons', 'instruments', 'tools', 'items']),
        filter: ChoiceFilter.optional(),
        count,
      }),
    )
    .optional()
    .describe('Things to be picked from what there is'),
  gold: z.int().min(0).optional(),
});

/** What one begins with: questions, each with the packages of which one is taken; a single package is not asked for. */
export const StartingEquipment = z
  .array(z.strictObject({ id: slug, options: z.array(StartingOption).min(1) }))
  .optional();
