import * as z from 'zod';
import { slug } from '../../facts/fields.ts';
import { ChoiceFilter } from './choice.ts';

const count = z.int().min(1).max(100).optional();

/** A package of starting equipment. */
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

/** Starting equipment: questions with the packages to choose from. A single package is not asked for. */
export const StartingEquipment = z
  .array(z.strictObject({ id: slug, options: z.array(StartingOption).min(1) }))
  .optional();
