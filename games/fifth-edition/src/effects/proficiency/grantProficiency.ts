import * as z from 'zod';
import { common, slug } from '../../facts/fields.ts';
import { PROFICIENCY_TYPES } from '../../vocabulary/vocabulary.ts';
import { defineKind } from '../kind.ts';

export const grantProficiency = defineKind({
  schema: () =>
    z.strictObject({
      kind: z.literal('grantProficiency'),
      ...common,
      profType: z.enum(PROFICIENCY_TYPES),
      values: z
        .array(slug)
        .min(1)
        .describe('Slugs or categories; "martial:light" is every martial weapon that is light'),
    }),
  targets: () => ['proficiencies'],
  references: ({ profType, values }, check) => {
    values.forEach((each, index) => {
      check.proficiency(profType, each, 'values', index);
    });
  },
  values: [],
});
