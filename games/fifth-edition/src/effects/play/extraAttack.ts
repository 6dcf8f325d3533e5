import * as z from 'zod';
import { common } from '../../facts/fields.ts';
import { defineKind, noReferences } from '../kind.ts';

export const extraAttack = defineKind({
  schema: (value) => z.strictObject({ kind: z.literal('extraAttack'), ...common, total: value }),
  targets: () => ['attacks'],
  references: noReferences,
  values: ['total'],
});
