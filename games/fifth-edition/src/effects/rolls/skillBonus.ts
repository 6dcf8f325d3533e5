import * as z from 'zod';
import { common, dice, slug } from '../../facts/fields.ts';
import { defineKind } from '../kind.ts';

export const skillBonus = defineKind({
  schema: (value) =>
    z.strictObject({
      kind: z.literal('skillBonus'),
      ...common,
      skill: z.union([slug, z.array(slug).min(1)]),
      value: value.optional(),
      dice: dice.optional(),
    }),
  targets: ({ skill }) => [skill].flat().map((each) => `skills.${each}`),
  references: ({ skill }, check) => {
    if (Array.isArray(skill)) check.records('skill', skill, 'skill');
    else check.record('skill', skill, 'skill');
  },
  values: ['value'],
});
