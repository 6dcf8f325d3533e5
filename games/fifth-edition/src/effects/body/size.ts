import * as z from 'zod';
import { common } from '../../facts/fields.ts';
import { SIZES } from '../../vocabulary/vocabulary.ts';
import { defineKind, noReferences } from '../kind.ts';

export const size = defineKind({
  schema: () =>
    z.strictObject({
      kind: z.literal('size'),
      ...common,
      size: z.union([z.enum(SIZES), z.literal('@choice')]).optional(),
      step: z.int().min(-3).max(3).optional(),
    }),
  targets: () => ['size'],
  references: noReferences,
  values: [],
});
