import * as z from 'zod';
import { common, slug } from '../../facts/fields.ts';
import { ActivationRecord } from '../../uses/activation.ts';
import { defineKind } from '../kind.ts';

export const grantFeature = defineKind({
  schema: () =>
    z.strictObject({
      kind: z.literal('grantFeature'),
      ...common,
      featureId: slug,
      name: z.string().min(1).max(80),
      summary: z.string().max(600).optional(),
      activation: ActivationRecord.optional(),
    }),
  targets: () => ['features'],
  references: ({ activation }, check) => check.activation(activation),
  values: [],
});
