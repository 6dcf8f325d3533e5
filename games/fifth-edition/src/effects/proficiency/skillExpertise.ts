import * as z from 'zod';
import { common, slug } from '../../facts/fields.ts';
import { defineKind } from '../kind.ts';

export const skillExpertise = defineKind({
  schema: () =>
    z.strictObject({
      kind: z.literal('skillExpertise'),
      ...common,
      skill: slug.describe('A skill or a tool'),
      grantsProficiency: z.boolean().optional(),
    }),
  targets: () => ['proficiencies'],
  references: ({ skill }, check) => {
    if (!check.isItem(skill)) check.record('skill', skill, 'skill');
  },
  values: [],
});
