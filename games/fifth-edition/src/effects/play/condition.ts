import * as z from 'zod';
import { common, slug } from '../../facts/fields.ts';
import { defineKind } from '../kind.ts';

export const condition = defineKind({
  schema: (value) =>
    z.strictObject({
      kind: z.literal('condition'),
      ...common,
      condition: slug,
      level: value.optional(),
      stays: z.boolean().optional().describe('Stays when what brought it about ends'),
    }),
  targets: () => ['conditions'],
  references: ({ condition: id }, check) => check.record('condition', id, 'condition'),
  values: ['level'],
});
