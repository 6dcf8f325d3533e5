import * as z from 'zod';
import { common, slug } from '../../facts/fields.ts';
import { defineKind } from '../kind.ts';

export const weaponMastery = defineKind({
  schema: (value) =>
    z.strictObject({
      kind: z.literal('weaponMastery'),
      ...common,
      count: value.optional().describe('How many kinds of weapon'),
      weapons: z.array(slug).optional().describe('Which ones'),
      proficient: z.boolean().optional().describe('Only of weapons that the character is proficient with'),
    }),
  targets: () => ['proficiencies'],
  references: ({ weapons }, check) => check.records('item', weapons, 'weapons'),
  values: ['count'],
});
