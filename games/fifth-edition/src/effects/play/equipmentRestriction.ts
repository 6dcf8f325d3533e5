import * as z from 'zod';
import { common, slug } from '../../facts/fields.ts';
import { defineKind, noReferences } from '../kind.ts';

export const equipmentRestriction = defineKind({
  schema: () =>
    z.strictObject({
      kind: z.literal('equipmentRestriction'),
      ...common,
      restrictionType: z.enum(['cannotWear', 'cannotWield', 'requiresAttunement', 'requiresStrength', 'requiresClass']),
      itemTags: z.array(slug).min(1).describe('"self" is the item this stands in'),
      value: z.union([z.number(), slug]).optional().describe('The score or the class that is required'),
      text: z.string().max(200).optional(),
      soft: z.boolean().optional().describe('Frowned upon, not forbidden: flagged, and it works all the same'),
    }),
  targets: () => ['restrictions'],
  references: noReferences,
  values: [],
});
