import * as z from 'zod';
import { common, slug } from '../../facts/fields.ts';
import { defineKind, noReferences } from '../kind.ts';

export const damageModifier = defineKind({
  schema: () =>
    z.strictObject({
      kind: z.literal('damageModifier'),
      ...common,
      mode: z.enum(['resistance', 'immunity', 'vulnerability']),
      types: z.array(slug).min(1),
    }),
  targets: () => ['damage'],
  references: noReferences,
  values: [],
});
