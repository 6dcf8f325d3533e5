import * as z from 'zod';
import { ability, common, slug } from '../facts/fields.ts';
import type { ValueField } from '../facts/formulas.ts';
import { PROFICIENCY_TYPES } from '../vocabulary/vocabulary.ts';

/** Kinds 1 to 4 and 42: proficiencies and expertise. SPEC 7 */
export const proficiencyKinds = (value: ValueField) =>
  [
    z.strictObject({
      kind: z.literal('grantProficiency'),
      ...common,
      profType: z.enum(PROFICIENCY_TYPES),
      values: z
        .array(slug)
        .min(1)
        .describe('Slugs or categories; "martial:light" is every martial weapon that is light'),
    }),
    z.strictObject({ kind: z.literal('skillProficiency'), ...common, skill: slug }),
    z.strictObject({
      kind: z.literal('skillExpertise'),
      ...common,
      skill: slug.describe('A skill or a tool'),
      grantsProficiency: z.boolean().optional(),
    }),
    z.strictObject({
      kind: z.literal('halfProficiency'),
      ...common,
      applies: z.array(z.enum(['skills', 'checks', 'initiative'])).min(1),
      round: z.enum(['up', 'down']),
      abilities: z.array(ability).optional(),
    }),
    z.strictObject({
      kind: z.literal('weaponMastery'),
      ...common,
      count: value.optional().describe('How many kinds of weapon'),
      weapons: z.array(slug).optional().describe('Which ones'),
      proficient: z.boolean().optional().describe('Only of weapons that the character is proficient with'),
    }),
  ] as const;
