import * as z from 'zod';
import { common, slug } from '../../facts/fields.ts';
import { REFRESHES } from '../../vocabulary/vocabulary.ts';
import { defineKind, noReferences } from '../kind.ts';

/** The `max` of a resource that is never used up; no formula. */
export const UNLIMITED = 'unlimited';

export const resource = defineKind({
  schema: (value) =>
    z.strictObject({
      kind: z.literal('resource'),
      ...common,
      resourceId: slug,
      name: z.string().max(80).optional(),
      max: z.union([z.literal(UNLIMITED), value]),
      refresh: z.enum(REFRESHES),
      die: value.optional().describe('Sides of the die that a use is'),
      dice: value.optional().describe('How many dice, where a use is several'),
      pool: z.boolean().optional().describe('Points, not uses'),
    }),
  targets: ({ resourceId }) => [`resources.${resourceId}`],
  references: noReferences,
  values: ['max', 'die', 'dice'],
});
