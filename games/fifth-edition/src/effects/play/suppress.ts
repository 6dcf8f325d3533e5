import * as z from 'zod';
import { common } from '../../facts/fields.ts';
import { wrong } from '../../vocabulary/contentMessage.ts';
import { defineKind } from '../kind.ts';

const selector = z
  .strictObject({
    sourceId: z.string().optional().describe('"item:ring-of-protection", or "item:" for every item'),
    effectId: z.string().optional(),
    tag: z.string().optional(),
    kind: z.string().optional(),
    target: z.string().optional(),
    self: z.boolean().optional().describe('Only effects of the same carried item'),
  })
  .refine((select) => Object.keys(select).length > 0, wrong('select-something'));

export const suppress = defineKind({
  schema: () => z.strictObject({ kind: z.literal('suppress'), ...common, select: selector }),
  targets: () => ['suppression'],
  references: ({ select }, check) => check.selector(select.sourceId, 'select', 'sourceId'),
  values: [],
});
