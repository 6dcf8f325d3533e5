import * as z from 'zod';
import { common } from '../../facts/fields.ts';
import { SENSES } from '../../vocabulary/vocabulary.ts';
import { defineKind, noReferences } from '../kind.ts';

export const sense = defineKind({
  schema: (value) =>
    z.strictObject({
      kind: z.literal('sense'),
      ...common,
      senseType: z.enum(SENSES),
      range: value,
      addIfPresent: value.optional().describe('Added to a range that is there already'),
    }),
  targets: () => ['senses'],
  references: noReferences,
  values: ['range', 'addIfPresent'],
});
