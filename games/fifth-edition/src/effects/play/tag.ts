import * as z from 'zod';
import { common, slug } from '../../facts/fields.ts';
import { defineKind } from '../kind.ts';

export const tag = defineKind({
  schema: () => z.strictObject({ kind: z.literal('tag'), ...common, tags: z.array(slug).min(1) }),
  targets: () => ['tags'],
  references: ({ tags }, check) => check.tags(tags, 'tags'),
  values: [],
});
