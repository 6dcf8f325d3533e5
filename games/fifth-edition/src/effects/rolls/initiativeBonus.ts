import * as z from 'zod';
import { common, dice } from '../../facts/fields.ts';
import { defineKind, noReferences } from '../kind.ts';

export const initiativeBonus = defineKind({
  schema: (value) =>
    z.strictObject({
      kind: z.literal('initiativeBonus'),
      ...common,
      value: value.optional(),
      dice: dice.optional(),
    }),
  targets: () => ['initiative'],
  references: noReferences,
  values: ['value'],
});
