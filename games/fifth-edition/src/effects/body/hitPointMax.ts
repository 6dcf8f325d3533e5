import * as z from 'zod';
import { common, dice } from '../../facts/fields.ts';
import { changeByPriority } from '../changeByPriority.ts';
import { defineKind, noReferences } from '../kind.ts';

export const hitPointMax = defineKind({
  schema: (value) =>
    z.strictObject({
      kind: z.literal('hitPointMax'),
      ...common,
      priority: z.enum(['additive', 'multiplicative', 'clamp', 'override']).optional(),
      value: value.optional(),
      max: value.optional(),
      dice: dice.optional(),
    }),
  targets: () => ['hitPoints.max'],
  references: noReferences,
  values: ['value', 'max'],
  change: ({ priority = 'additive' }, facts) => changeByPriority({ priority }, facts),
});
