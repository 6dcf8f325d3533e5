import * as z from 'zod';
import { common, slug } from '../../facts/fields.ts';
import { defineKind } from '../kind.ts';

export const skillProficiency = defineKind({
  schema: () => z.strictObject({ kind: z.literal('skillProficiency'), ...common, skill: slug }),
  targets: () => ['proficiencies'],
  references: ({ skill }, check) => check.record('skill', skill, 'skill'),
  values: [],
});
