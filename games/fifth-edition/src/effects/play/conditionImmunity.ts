import * as z from 'zod';
import { common, slug } from '../../facts/fields.ts';
import { defineKind } from '../kind.ts';

export const conditionImmunity = defineKind({
  schema: () => z.strictObject({ kind: z.literal('conditionImmunity'), ...common, conditions: z.array(slug).min(1) }),
  targets: () => ['conditions'],
  references: ({ conditions }, check) => check.records('condition', conditions, 'conditions'),
  values: [],
});
