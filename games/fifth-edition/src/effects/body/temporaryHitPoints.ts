import * as z from 'zod';
import { common, dice } from '../../facts/fields.ts';
import { defineKind, noReferences } from '../kind.ts';

export const temporaryHitPoints = defineKind({
  schema: (value) =>
    z.strictObject({
      kind: z.literal('temporaryHitPoints'),
      ...common,
      value: value.optional(),
      dice: dice.optional(),
    }),
  targets: () => ['hitPoints.temp'],
  references: noReferences,
  values: ['value'],
});
