import * as z from 'zod';
import { common } from '../../facts/fields.ts';
import { defineKind, noReferences } from '../kind.ts';

export const attunementSlots = defineKind({
  schema: (value) =>
    z.strictObject({
      kind: z.literal('attunementSlots'),
      ...common,
      value: value.optional(),
      anyone: z
        .boolean()
        .optional()
        .describe('Requirements of class, species, level and spellcasting no longer bar magic items'),
    }),
  targets: () => ['attunement'],
  references: noReferences,
  values: ['value'],
});
