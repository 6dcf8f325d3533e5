import * as z from 'zod';
import { common, slug } from '../../facts/fields.ts';
import { defineKind } from '../kind.ts';

export const grantFeat = defineKind({
  schema: () =>
    z.strictObject({
      kind: z.literal('grantFeat'),
      ...common,
      featSlug: slug,
      answers: z.record(slug, z.string()).optional().describe("Answers to the feat's questions that are given with it"),
    }),
  targets: () => ['features'],
  references: ({ featSlug }, check) => check.record('feat', featSlug, 'featSlug'),
  values: [],
});
