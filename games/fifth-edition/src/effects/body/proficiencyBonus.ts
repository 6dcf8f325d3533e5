import * as z from 'zod';
import { common } from '../../facts/fields.ts';
import { defineKind, noReferences } from '../kind.ts';

export const proficiencyBonus = defineKind({
  schema: (value) => z.strictObject({ kind: z.literal('proficiencyBonus'), ...common, value }),
  targets: () => ['proficiencyBonus'],
  references: noReferences,
  values: ['value'],
});
