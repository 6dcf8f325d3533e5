import * as z from 'zod';
import { common } from '../../facts/fields.ts';
import { defineKind, noReferences } from '../kind.ts';

export const note = defineKind({
  schema: () =>
    z.strictObject({
      kind: z.literal('note'),
      ...common,
      target: z.string().min(1).max(80),
      text: z.string().min(1).max(300),
    }),
  targets: () => ['notes'],
  references: noReferences,
  values: [],
});
