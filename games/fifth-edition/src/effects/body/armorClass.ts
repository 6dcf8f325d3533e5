import * as z from 'zod';
import { common, requiredPriority } from '../../facts/fields.ts';
import { changeByPriority } from '../changeByPriority.ts';
import { defineKind, noReferences } from '../kind.ts';

export const armorClass = defineKind({
  schema: (value) =>
    z.strictObject({
      kind: z.literal('armorClass'),
      ...common,
      priority: requiredPriority,
      value: value.optional(),
      min: value.optional(),
      max: value.optional(),
      lock: z.boolean().optional(),
    }),
  targets: ({ priority }) => (priority === 'base' ? ['base.ac', 'ac'] : ['ac']),
  references: noReferences,
  values: ['value', 'min', 'max'],
  change: (effect, facts) => changeByPriority(effect, facts),
});
