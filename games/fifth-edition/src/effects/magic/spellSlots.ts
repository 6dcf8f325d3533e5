import * as z from 'zod';
import { common } from '../../facts/fields.ts';
import { defineKind, noReferences } from '../kind.ts';

export const spellSlots = defineKind({
  schema: () =>
    z.strictObject({
      kind: z.literal('spellSlots'),
      ...common,
      slots: z.record(z.string().regex(/^[1-9]$/), z.int()),
    }),
  targets: () => ['slots'],
  references: noReferences,
  values: [],
});
